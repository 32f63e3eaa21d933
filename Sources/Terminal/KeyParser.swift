import Basics

/// Parses the bytes from a terminal into keys; sequences may be split at any byte.
///
/// The escape sequences are those of ECMA-48 and of xterm's “Control Sequences”. Sequences that are
/// no key here are skipped, except the terminal's answers about its background and its cursor.
public struct KeyParser: Sendable {
  var pending: [UInt8] = []
  /// The text of the current paste so far; nil if there is none.
  var pasted: [UInt8]?
  /// Bytes taken as a key or dropped, which may be the beginning of the answer.
  private var lost: [UInt8] = []

  /// Whether the answer about the background is still expected.
  public var awaitsBackground = false
  /// Whether the answer about the cursor's position is still expected.
  public var awaitsColumn = false
  /// The column in the answer, from 1, until it is taken.
  public internal(set) var column: Int?
  var awaitsAnswer: Bool { awaitsBackground || awaitsColumn }
  public internal(set) var background: RGB?

  public init() {}

  /// How long to wait for the rest of an incomplete sequence; nil if there is none.
  ///
  /// The bytes of a key arrive together except on slow lines. A paste or an answer may take longer,
  /// because its rest would be taken as keys.
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

  /// Ends an incomplete sequence after waiting in vain: a single escape was the Escape key, a paste
  /// ends, and any other sequence is dropped.
  public mutating func endOfWait() -> [Key] {
    if let pasted {
      self.pasted = nil
      defer { pending = [] }
      let bytes = pasted + pending.prefix(SizeLimit.paste - pasted.count)
      return bytes.isEmpty ? [] : [.paste(String(decoding: bytes, as: UTF8.self))]
    }
    if !lost.isEmpty {
      // The dropped bytes were a key.
      lost = []
      return take([])
    }
    defer { pending = [] }
    if awaitsBackground, Byte.answerStart.starts(with: pending) { lost = pending }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// Whether an escape string has begun, beyond the two bytes that Alt with a key would send.
  private var isInString: Bool {
    pending.count > 2 && pending[0] == Byte.escape && Byte.stringStarts.contains(pending[1])
  }

  /// The number of bytes to consume, and their key.
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

  /// Puts the lost bytes back in front of the rest of the answer.
  ///
  /// - Returns: false if that can't be decided yet.
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
    // Invalid UTF-8 was replaced by another character.
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
      // For Alt with a special key some terminals send an additional escape before the sequence.
      guard pending.count > 2 else { return nil }
      let isSequence = [UInt8(ascii: "["), UInt8(ascii: "O")].contains(pending[2])
      return Step(length: 1, key: isSequence ? nil : .escape)
    case 0x00..<0x20, 0x7F: return Step(length: 2)
    default:
      // Alt with a character has no meaning here.
      return characterStep(at: 1).map { Step(length: $0.length) }
    }
  }

  /// Parses `ESC [`, parameters, and a last byte.
  private mutating func controlStep() -> Step? {
    let body = pending.dropFirst(2)
    guard let first = body.first else { return nil }
    // In the old mouse protocol three bytes of any value follow.
    if first == UInt8(ascii: "M") { return pending.count < 6 ? nil : Step(length: 6) }
    // The function keys of the Linux console.
    if first == UInt8(ascii: "[") { return pending.count < 4 ? nil : Step(length: 4) }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return pending.count > SizeLimit.escapeSequence ? Step(length: pending.count) : nil
    }
    // The sequence is broken off by another one.
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    if pending[end] == UInt8(ascii: "~"), parameters == "200" {
      pasted = []
      return Step(length: end + 1)
    }
    // In some terminals a key's sequence ends with the same letter, but has other parameters.
    if awaitsColumn, pending[end] == UInt8(ascii: "R"),
      let told = parameters.split(separator: ";").last.flatMap({ Int($0) })
    {
      (column, awaitsColumn) = (told, false)
      return Step(length: end + 1)
    }
    return Step(
      length: end + 1, key: Key(parameters: parameters, last: Unicode.Scalar(pending[end])))
  }

  /// Parses `ESC O` and a letter; some terminals put the digit of a modifier between them.
  private func shiftStep() -> Step? {
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x30...0x39).contains($0) }) else {
      return pending.count > SizeLimit.escapeSequence ? Step(length: pending.count) : nil
    }
    guard (0x40...0x7E).contains(pending[end]) else { return Step(length: end) }
    return Step(length: end + 1, key: Key(shifted: Unicode.Scalar(pending[end])))
  }

  // Strings that a terminal sends: its answers, and pasted text.

  /// Parses an escape string up to its terminator, `BEL` or `ESC \`. Any other control character
  /// ends it, too.
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

  /// Takes the background colour from a terminal's answer; other strings are ignored.
  private mutating func hear(_ bytes: ArraySlice<UInt8>) {
    guard let color = RGB(answer: String(decoding: bytes, as: UTF8.self)) else { return }
    (background, awaitsBackground) = (color, false)
  }

  mutating func pasteStep() -> Step? {
    let end = Array("\u{1B}[201~".utf8)
    let start = pending.indices.first { pending[$0...].prefix(end.count).elementsEqual(end) }
    // The last bytes may be the beginning of the end marker.
    let count = start ?? max(0, pending.count - end.count + 1)
    let room = SizeLimit.paste - (pasted?.count ?? 0)
    pasted? += pending.prefix(min(count, room))
    guard start != nil else {
      // Ctrl-C works even if the terminal never ends the paste.
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

/// Bytes with a special meaning.
enum Byte {
  static let escape: UInt8 = 0x1B
  static let interrupt: UInt8 = 0x03
  /// The beginning of the answer about the background.
  static let answerStart = Array("\u{1B}]11;".utf8)
  /// The bytes that begin an escape string behind an escape.
  static let stringStarts = Array("]PX^_".utf8)

  /// The length in bytes of a UTF-8 character with this first byte; 0 if it is invalid.
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

public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case control(Character)
  case paste(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

extension Key {
  /// The key for the sequence `ESC [`, these parameters and this last byte; modifiers are ignored.
  init?(parameters: String, last: Unicode.Scalar) {
    let number = parameters.split(separator: ";").first.map(String.init) ?? ""
    let isPlain = number.allSatisfy(\.isNumber)
    switch (last, number) {
    // VT220, rxvt, Linux.
    case ("~", "1"), ("~", "7"): self = .home
    case ("~", "4"), ("~", "8"): self = .end
    case ("~", "3"): self = .delete
    case ("~", "5"): self = .pageUp
    case ("~", "6"): self = .pageDown
    // xterm.
    case ("Z", _) where isPlain: self = .backTab
    case (_, _) where isPlain && last != "~":
      guard let key = Key(shifted: last), key != .enter else { return nil }
      self = key
    default: return nil
    }
  }

  /// The key for the sequence `ESC O` and this byte.
  init?(shifted last: Unicode.Scalar) {
    switch last {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "H": self = .home
    case "F": self = .end
    case "M": self = .enter
    default: return nil
    }
  }
}
