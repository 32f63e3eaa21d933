import Basics

/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
///
/// Escape sequences as in ECMA-48 and in xterm's “Control Sequences”; those that mean no key here
/// are swallowed whole, but for the terminal's answer when it was asked for its background.
public struct KeyParser: Sendable {
  var pending: [UInt8] = []
  /// What was pasted so far, while a paste is under way.
  var pasted: [UInt8]?
  /// What was taken for a key, or dropped, and may have been the start of the answer.
  private var lost: [UInt8] = []

  /// Whether the terminal was asked for its background, and hasn't answered yet.
  public var awaitsBackground = false
  /// Whether the terminal was asked where its cursor is, and hasn't answered yet.
  public var awaitsColumn = false
  /// The column, from 1, that the terminal told and that wasn't taken yet.
  public internal(set) var column: Int?
  var awaitsAnswer: Bool { awaitsBackground || awaitsColumn }
  public internal(set) var background: RGB?

  public init() {}

  /// How long to wait for the rest of what has begun; nil if nothing has.
  ///
  /// A key's bytes come apart by no more than a slow line takes. A paste and a terminal's answer can
  /// take their time: what would be left of them would be taken for keys.
  public var patience: Duration? {
    if pasted != nil || isInString { return TimeLimit.paste }
    return pending.isEmpty ? nil : TimeLimit.escapeSequence
  }

  public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let step = pasted == nil ? nextStep() : pasteStep() {
      pending.removeFirst(min(step.length, pending.count))
      if let key = step.key { keys.append(key) }
    }
    return keys
  }

  /// Nothing has followed for as long as there is patience: a lone escape was the key, a paste has
  /// lost its end, half a sequence is dropped.
  public mutating func endOfWait() -> [Key] {
    if let pasted {
      self.pasted = nil
      defer { pending = [] }
      let bytes = pasted + pending.prefix(SizeLimit.paste - pasted.count)
      return bytes.isEmpty ? [] : [.paste(String(decoding: bytes, as: UTF8.self))]
    }
    if !lost.isEmpty {
      // It was a key, and these are others.
      lost = []
      return take([])
    }
    defer { pending = [] }
    if awaitsBackground, Byte.answerStart.starts(with: pending) { lost = pending }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// Whether a text for the terminal's own use has begun, by more than what Alt and a key send.
  private var isInString: Bool {
    pending.count > 2 && pending[0] == Byte.escape && Byte.stringStarts.contains(pending[1])
  }

  /// So many bytes are used up, perhaps by a key.
  struct Step {
    var length: Int
    var key: Key?
  }

  /// Nil if more bytes are needed.
  private mutating func nextStep() -> Step? {
    guard findStart(), let first = pending.first else { return nil }
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

  /// Puts what was lost back in front of the answer's rest.
  ///
  /// - Returns: false if it can't be told yet whether this is the rest.
  private mutating func findStart() -> Bool {
    guard !lost.isEmpty, !pending.isEmpty else { return true }
    let rest = Byte.answerStart.dropFirst(lost.count)
    if pending.count < rest.count, rest.starts(with: pending) { return false }
    if pending.starts(with: rest) { pending = lost + pending }
    lost = []
    return true
  }

  private func characterStep(at start: Int) -> Step? {
    let length = Byte.characterLength(pending[start])
    guard length > 0 else { return Step(length: start + 1) }
    let bytes = pending[start...].prefix(length)
    if let wrong = bytes.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return Step(length: wrong)
    }
    guard bytes.count == length else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no character was replaced by another.
    let isText = text.utf8.elementsEqual(bytes)
    let key = isText ? text.first.map { Key.character($0) } : nil
    return Step(length: start + length, key: key)
  }

  private mutating func escapeStep() -> Step? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return controlStep()
    case UInt8(ascii: "O"): return shiftStep()
    case let start where Byte.stringStarts.contains(start):
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
      return pending.count > SizeLimit.escapeSequence ? Step(length: pending.count) : nil
    }
    // Something else begins before the sequence has ended.
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    if pending[end] == UInt8(ascii: "~"), parameters == "200" {
      pasted = []
      return Step(length: end + 1)
    }
    // The same letter ends a key's sequence in some terminals, but with other parameters.
    if awaitsColumn, pending[end] == UInt8(ascii: "R"),
      let told = parameters.split(separator: ";").last.flatMap({ Int($0) })
    {
      (column, awaitsColumn) = (told, false)
      return Step(length: end + 1)
    }
    return Step(
      length: end + 1, key: Key(parameters: parameters, last: Unicode.Scalar(pending[end])))
  }

  /// `ESC O` and a letter, with the digit of a modifier between them in some terminals.
  private func shiftStep() -> Step? {
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x30...0x39).contains($0) }) else {
      return pending.count > SizeLimit.escapeSequence ? Step(length: pending.count) : nil
    }
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    return Step(length: end + 1, key: Key(shifted: Unicode.Scalar(pending[end])))
  }

  // What a terminal sends as a text in one piece: its answers, and what was pasted.

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
      // Ctrl-C works even if the terminal never ends a paste.
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

/// Bytes that begin or end something.
enum Byte {
  static let escape: UInt8 = 0x1B
  static let interrupt: UInt8 = 0x03
  /// How the answer begins that tells the background.
  static let answerStart = Array("\u{1B}]11;".utf8)
  /// What follows an escape where a text for the terminal's own use begins.
  static let stringStarts = Array("]PX^_".utf8)

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
