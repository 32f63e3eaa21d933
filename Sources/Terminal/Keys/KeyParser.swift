/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
///
/// Escape sequences as in ECMA-48 and in xterm's “Control Sequences”; those that mean no key here
/// are swallowed whole.
public struct KeyParser: Sendable {
  private var pending: [UInt8] = []
  /// What was pasted so far, while a paste is under way.
  private var pasted: [UInt8]?

  /// How many bytes of a paste are kept.
  public static let pasteLimit = 64 << 10
  /// A sequence that is longer is none.
  static let sequenceLimit = 4 << 10

  /// Makes a parser that has seen nothing.
  public init() {}

  /// Whether what came last may be the start of something longer.
  public var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// The keys that these bytes complete.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let step = pasted == nil ? nextStep() : pasteStep() {
      pending.removeFirst(min(step.length, pending.count))
      if let key = step.key { keys.append(key) }
    }
    return keys
  }

  /// Nothing has followed for a while: a lone escape was the key, half a sequence is dropped.
  public mutating func endOfWait() -> [Key] {
    guard isWaiting else { return [] }
    defer { pending = [] }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// So many bytes are used up, perhaps by a key.
  private struct Step {
    var length: Int
    var key: Key?
  }

  /// Nil if more bytes are needed.
  private mutating func nextStep() -> Step? {
    guard let first = pending.first else { return nil }
    switch first {
    case Byte.escape: return escapeStep()
    case 0x0D, 0x0A: return Step(length: 1, key: .enter)
    case 0x09: return Step(length: 1, key: .tab)
    case 0x08, 0x7F: return Step(length: 1, key: .backspace)
    case 0x01...0x1A:
      return Step(length: 1, key: .control(Character(Unicode.Scalar(first + 0x60))))
    case 0x00..<0x20: return Step(length: 1)
    default: return characterStep(at: 0)
    }
  }

  private func characterStep(at start: Int) -> Step? {
    let length = Byte.characterLength(pending[start])
    guard length > 0 else { return Step(length: start + 1) }
    let bytes = pending[start...].prefix(length)
    if let wrong = bytes.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return Step(length: wrong)
    }
    guard bytes.count == length else { return nil }
    let key = String(validating: bytes, as: UTF8.self)?.first.map { Key.character($0) }
    return Step(length: start + length, key: key)
  }

  private mutating func escapeStep() -> Step? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return controlStep()
    case UInt8(ascii: "O"): return shiftStep()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return stringStep()
    case Byte.escape:
      // Some terminals send it before the sequence of a key that was pressed together with Alt.
      guard pending.count > 2 else { return nil }
      let isSequence = [UInt8(ascii: "["), UInt8(ascii: "O")].contains(pending[2])
      return Step(length: 1, key: isSequence ? nil : .escape)
    case 0x00..<0x20, 0x7F: return Step(length: 2)
    default:
      // A character together with Alt means nothing here.
      return characterStep(at: 1).map { Step(length: $0.length) }
    }
  }

  /// `ESC [`, parameters, and a last byte.
  private mutating func controlStep() -> Step? {
    let body = pending.dropFirst(2)
    guard let first = body.first else { return nil }
    // The old report of a mouse button is followed by three bytes of any kind.
    if first == UInt8(ascii: "M") { return pending.count < 6 ? nil : Step(length: 6) }
    // The function keys of Linux's console.
    if first == UInt8(ascii: "[") { return pending.count < 4 ? nil : Step(length: 4) }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return pending.count > Self.sequenceLimit ? Step(length: pending.count) : nil
    }
    // Something else begins before the sequence has ended.
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    if pending[end] == UInt8(ascii: "~"), parameters == "200" {
      pasted = []
      return Step(length: end + 1)
    }
    return Step(
      length: end + 1, key: Key(parameters: parameters, last: Unicode.Scalar(pending[end])))
  }

  /// `ESC O` and a letter, with the digit of a modifier between them in some terminals.
  private func shiftStep() -> Step? {
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x30...0x39).contains($0) }) else {
      return pending.count > Self.sequenceLimit ? Step(length: pending.count) : nil
    }
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    return Step(length: end + 1, key: Key(shifted: Unicode.Scalar(pending[end])))
  }

  /// A text for the terminal's own use, up to its end: `BEL`, or `ESC \`.
  private func stringStep() -> Step? {
    var index = 2
    while index < pending.count {
      if pending[index] == 0x07 { return Step(length: index + 1) }
      if pending[index] == Byte.escape {
        guard index + 1 < pending.count else { return nil }
        let isEnd = pending[index + 1] == UInt8(ascii: "\\")
        return Step(length: isEnd ? index + 2 : index)
      }
      index += 1
    }
    return pending.count > Self.sequenceLimit ? Step(length: pending.count) : nil
  }

  private mutating func pasteStep() -> Step? {
    let end = Array("\u{1B}[201~".utf8)
    let start = pending.indices.first { pending[$0...].prefix(end.count).elementsEqual(end) }
    // The last bytes may be the beginning of the end.
    let count = start ?? max(0, pending.count - end.count + 1)
    let room = Self.pasteLimit - (pasted?.count ?? 0)
    pasted? += pending.prefix(min(count, room))
    guard start != nil else {
      pending.removeFirst(count)
      return nil
    }
    let text = String(decoding: pasted ?? [], as: UTF8.self)
    pasted = nil
    return Step(length: count + end.count, key: .paste(text))
  }
}

private enum Byte {
  static let escape: UInt8 = 0x1B

  /// How many bytes a character of UTF-8 has that begins like this; 0 if none does.
  static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0x20..<0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}
