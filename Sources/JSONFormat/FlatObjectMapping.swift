import ContactModel
import RecordStreams

struct FlatObjectMapping: Sendable { init(head: Span<UInt8>) {} }
struct FlatObjectReader {
  var position: Int
  var repairs = 0
  init(at: Int, mapping: FlatObjectMapping) { position = at }
  mutating func read(_ bytes: Span<UInt8>, into builder: inout ContactBuilder) throws(JSONTokenizer
    .SyntaxError)
  {
    var t = JSONTokenizer(at: position)
    position = try t.skipValue(bytes).upperBound
  }
}
