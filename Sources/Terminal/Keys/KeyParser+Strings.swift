import Basics

// What a terminal sends as a text in one piece: its answers, and what was pasted.
extension KeyParser {
  /// A text for the terminal's own use, up to its end: `BEL`, or `ESC \`. A key with Ctrl ends it,
  /// too.
  mutating func stringStep() -> Step? {
    guard let end = pending.dropFirst(2).firstIndex(where: { $0 < 0x20 }) else {
      return pending.count > SizeLimit.escapeSequence ? Step(length: pending.count) : nil
    }
    switch pending[end] {
    case 0x07:
      hear(pending[1..<end])
      return Step(length: end + 1)
    case Byte.escape:
      guard end + 1 < pending.count else { return nil }
      guard pending[end + 1] == UInt8(ascii: "\\") else { return Step(length: end) }
      hear(pending[1..<end])
      return Step(length: end + 2)
    default: return Step(length: end)
    }
  }

  /// Takes in what a terminal says: only its background is of interest.
  private mutating func hear(_ bytes: ArraySlice<UInt8>) {
    guard let color = RGB(answer: String(decoding: bytes, as: UTF8.self)) else { return }
    (background, awaitsBackground) = (color, false)
  }

  mutating func pasteStep() -> Step? {
    let end = Array("\u{1B}[201~".utf8)
    let start = pending.indices.first { pending[$0...].prefix(end.count).elementsEqual(end) }
    // The last bytes may be the beginning of the end.
    let count = start ?? max(0, pending.count - end.count + 1)
    let room = SizeLimit.paste - (pasted?.count ?? 0)
    pasted? += pending.prefix(min(count, room))
    guard start != nil else {
      // Whoever presses it wants out, whatever the terminal has begun and never ended.
      if pending.last == Byte.interrupt {
        pasted = nil
        return Step(length: pending.count, key: .control("c"))
      }
      pending.removeFirst(count)
      return nil
    }
    let text = String(decoding: pasted ?? [], as: UTF8.self)
    pasted = nil
    return Step(length: count + end.count, key: .paste(text))
  }
}
