import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct ByteArenaTests {
  @Test("runs of every length come back as they were")
  func lengths() {
    var arena = ByteArena(capacity: 1)
    var expected: [UInt8] = []
    for length in 0..<300 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ length) }
      arena.append(bytes.span)
      arena.append(UInt8(truncatingIfNeeded: length))
      arena.append("literal")
      expected += bytes + [UInt8(truncatingIfNeeded: length)] + Array("literal".utf8)
    }
    let actual = [UInt8](copying: arena.span)
    #expect(actual == expected)
    arena.truncate(to: 5)
    let head = [UInt8](copying: arena.span)
    #expect(head == Array(expected[..<5]))
  }

  @Test("elements come back as they were")
  func elements() {
    var arena = Arena<Int>(capacity: 1)
    for number in 0..<100 { arena.append(number) }
    arena[7] = -1
    var sum = 0
    for index in 0..<arena.count { sum += arena[index] }
    #expect(sum == 4950 - 8)
    arena.removeAll()
    let count = arena.count
    #expect(count == 0)
  }
}
