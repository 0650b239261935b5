import ContactModel
import RecordStreams

// Google's "Outlook CSV" has three places for email addresses and a few for phones; what is over stands at the end of the
// notes: "E-mail Address: x", "Other Phone: y", "IM: SKYPE: z". Our own Outlook tables do the same.

extension CSVContactAssembler {
  mutating func appendNote(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    guard let cell = cell(at: plan.members[Int(group.membersStart)].column) else { return }
    let mark = builder.mark
    decode(cell, bytes)
    guard builder.mark > mark else { return }
    if plan.source.isOutlook, let rest = OverflowNote.start(in: builder.arena.span, from: mark) {
      let lines = OverflowNote.lines([UInt8](builder.arena[rest...]))
      var end = rest
      while end > mark, builder.arena[end - 1] <= 0x20 { end -= 1 }
      builder.arena.removeLast(builder.mark - end)
      if end > mark {
        builder.beginProperty()
        builder.append(.note, .value, from: mark)
      }
      for line in lines { append(line) }
      return
    }
    builder.beginProperty()
    builder.append(.note, .value, from: mark)
  }

  private mutating func append(_ line: OverflowNote.Line) {
    builder.beginProperty()
    builder.append(line.kind, .value, label: line.label, line.value.span)
    if !line.service.isEmpty { builder.append(line.kind, .service, line.service.span) }
    if line.label == .custom { builder.append(line.kind, .label, label: .custom, text: line.text) }
  }
}
