import Basics
import SuiteSupport

/// How a value is typed: a single text without quotes, everything else as in Swift.
extension PlayField {
  /// A value of this field as a person would type it.
  public func typed(_ value: PlayValue) -> String {
    switch (self, value) {
    case (.text, .text(let text)), (.secret, .text(let text)), (.choice, .text(let text)): text
    default: code(value)
    }
  }

  /// The value of a typed text; nil if it isn't valid for this field.
  public func value(typed text: String) -> PlayValue? {
    let trimmed = text.trimmed.withCodeSigns
    switch self {
    case .text, .secret: return .text(text)
    case .choice(let names):
      let name = trimmed.first == "." ? String(trimmed.dropFirst()) : trimmed
      if names.contains(name) { return .text(name) }
      let fitting = names.filter { $0.hasPrefix(name) }
      return fitting.count == 1 ? .text(fitting[0]) : nil
    case .number, .flag, .list, .value:
      var scanner = ValueScanner(trimmed)
      guard let value = scanner.value(of: self), scanner.isAtEnd else { return nil }
      return value
    }
  }
}

extension String {
  /// The text with Swift's own characters outside of quoted strings, where full-width ones were
  /// typed, and without a full stop at the end.
  fileprivate var withCodeSigns: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var (signs, closing, isEscaped) = ("", nil as Character?, false)
    for sign in self {
      if let end = closing {
        let ends = sign == end && !isEscaped
        // A straight quote inside of curly quotes must be escaped.
        signs += ends ? "\"" : sign == "\"" && end != sign ? "\\\"" : String(sign)
        isEscaped = sign == "\\" && !isEscaped
        if ends { closing = nil }
      } else {
        let usual = String(String.UnicodeScalarView(sign.unicodeScalars.map(\.ofCode)))
        if usual == "\"" { closing = sign == "“" ? "”" : sign }
        signs += usual
      }
    }
    return signs.hasSuffix("。") ? String(signs.dropLast()) : signs
  }
}

extension Unicode.Scalar {
  /// Swift's own sign for one that Chinese input methods type in its place; others are unchanged.
  package var ofCode: Unicode.Scalar {
    switch self {
    case "“", "”": "\""
    case "【": "["
    case "】": "]"
    case "、": ","
    default: ofUsualWidth
    }
  }
}

private struct ValueScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func value(of field: PlayField) -> PlayValue? {
    switch field {
    case .number: return number()
    case .flag:
      if takes("true") { return .flag(true) }
      return takes("false") ? .flag(false) : nil
    case .text, .secret: return text()
    case .choice(let names):
      _ = takes(".")
      let name = word()
      return names.contains(name) ? .text(name) : nil
    case .list(let element): return list(of: element)
    case .value(let type, let parts):
      guard takes(type), takes("(") else { return nil }
      return values(of: parts)
    }
  }

  private mutating func takes(_ text: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func word() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func number() -> PlayValue? {
    let isNegative = takes("-") || takes("−")
    return Int((isNegative ? "-" : "") + word().filter { $0 != "_" }).map { .number($0) }
  }

  /// A text, perhaps of several pieces joined by `+`, as repetitive texts are written.
  private mutating func text() -> PlayValue? {
    var text = ""
    repeat {
      guard let piece = takes("String(repeating:") ? repeated() : quoted() else { return nil }
      text += piece
    } while takes("+")
    return .text(text)
  }

  /// The rest of `String(repeating:count:)` behind its first label.
  private mutating func repeated() -> String? {
    guard let text = quoted(), takes(","), takes("count"), takes(":"),
      case .number(let count)? = number(), (0...CountLimit.elements).contains(count), takes(")")
    else { return nil }
    return String(repeating: text, count: count)
  }

  /// A quoted string with escape sequences.
  private mutating func quoted() -> String? {
    guard takes("\"") else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let next = escaped() else { return nil }
        text.append(next)
      default: text.append(character)
      }
    }
    return nil
  }

  private mutating func escaped() -> Character? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u":
      guard takes("{"), let number = UInt32(word(), radix: 16), takes("}") else { return nil }
      return Unicode.Scalar(number).map { Character($0) }
    case let character: return character
    }
  }

  private mutating func list(of element: PlayField) -> PlayValue? {
    guard takes("[") else { return nil }
    var values: [PlayValue] = []
    while !takes("]") {
      if !values.isEmpty, !takes(",") { return nil }
      guard let value = value(of: element) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// The parts of a value up to the closing parenthesis.
  private mutating func values(of parts: [PlayPart]) -> PlayValue? {
    var values: [PlayValue] = []
    for part in parts {
      if !values.isEmpty, !takes(",") { return nil }
      if let label = part.label, !(takes(label) && takes(":")) { return nil }
      guard let value = value(of: part.field) else { return nil }
      values.append(value)
    }
    return takes(")") ? .list(values) : nil
  }
}
