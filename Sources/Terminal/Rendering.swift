import Basics

extension Line {
  /// The line as terminal output. Each styled span ends with a reset, so no style continues behind
  /// the line.
  public func rendered(for canvas: Canvas) -> String {
    spans.map { $0.rendered(for: canvas) }.joined()
  }
}

extension [Line] {
  public func rendered(for canvas: Canvas) -> String {
    map { $0.rendered(for: canvas) + "\n" }.joined()
  }
}

extension Span {
  fileprivate func rendered(for canvas: Canvas) -> String {
    // Control characters are made visible, so that the terminal shows all text and obeys none of
    // it.
    let shown = visible(controlCharactersIn: text)
    let text = canvas.shown(shown)
    guard let theme = canvas.theme, !text.isEmpty else { return text }
    let codes = style.codes(for: style.ink.map(theme.look) ?? Theme.Look())
    let destination = canvas.links == nil ? nil : style.destination
    guard !codes.isEmpty || destination != nil else { return text }
    // Spaces around a word aren't styled, so that a background or underline covers only the word.
    guard let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return text }
    let end = text.index(after: last)
    var word = String(text[first...last])
    if !codes.isEmpty { word = "\u{1B}[\(codes)m\(word)\u{1B}[0m" }
    return text[..<first] + (destination.map(word.leading) ?? word) + text[end...]
  }
}

extension String {
  /// The text as a link (OSC 8). All parts of a link have the same id, so that the terminal treats
  /// them as one.
  fileprivate func leading(to destination: String) -> String {
    // A URL with other characters might end the escape code too early.
    guard destination.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return self }
    return "\u{1B}]8;id=link;\(destination)\u{1B}\\\(self)\u{1B}]8;;\u{1B}\\"
  }

  /// The text in ASCII, with the same width.
  public var inASCII: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : map(\.inASCII).joined()
  }

  /// The text with ASCII in place of signs that some terminals draw in two columns; letters are
  /// kept.
  var withoutSigns: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : map { Character.known[$0] ?? String($0) }.joined()
  }
}

extension Style {
  /// The codes that switch the style on (ECMA-48, “select graphic rendition”; 38 and 48 as in
  /// xterm).
  fileprivate func codes(for look: Theme.Look) -> String {
    var codes: [String] = []
    if isBold || look.isBold { codes.append("1") }
    if isItalic { codes.append("3") }
    if isUnderlined || look.isUnderlined { codes.append("4") }
    if isReversed || look.isReversed { codes.append("7") }
    if let color = look.foreground { codes.append("38;5;\(color.number)") }
    if let color = look.background { codes.append("48;5;\(color.number)") }
    return codes.joined(separator: ";")
  }
}

/// The text with all control characters made visible, which a terminal would otherwise obey.
///
/// The learner's output is shown through this function, so it can't move the cursor or change the
/// reading direction. Tabs and line ends are kept.
public func visible(controlCharactersIn text: String) -> String {
  guard text.mayHoldControlCharacters else { return text }
  var result = ""
  var previousIsReturn = false
  for scalar in text.unicodeScalars {
    // A carriage return is dropped before a line end; elsewhere it would overwrite the line.
    if previousIsReturn, scalar != "\n" { result += "␍" }
    previousIsReturn = scalar == "\r"
    if !previousIsReturn { result += picture(of: scalar) }
  }
  if previousIsReturn { result += "␍" }
  return result
}

private func picture(of scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09, 0x0A:
    break
  case 0x00...0x1F:
    // The control pictures are in the same order as the control characters.
    if let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
  case 0x7F:
    return "␡"
  case 0x80...0x9F,  // C1 controls
    0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,  // reading direction
    0x2028...0x2029:  // line and paragraph separator
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
    return "<U+\(zeros)\(digits)>"
  default:
    break
  }
  return String(scalar)
}

extension Character {
  /// A similar text in ASCII, with the same width.
  fileprivate var inASCII: String {
    if isASCII { return String(self) }
    if let known = Self.known[self] { return known }
    let first = unicodeScalars[unicodeScalars.startIndex]
    if let letter = first.isASCII ? first : first.latinLetter { return String(letter) }
    return String(repeating: "?", count: columns)
  }

  fileprivate static let known: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "~", "→": ">", "←": "<",
    "↑": "^", "↓": "v", "↪": "\\", "✓": "v", "✗": "x", "·": "-", "•": "*", "▸": ">", "▾": "v",
    "›": ">", "★": "*", "█": "#", "░": ".", "▏": "_", "│": "|", "─": "-", "═": "=", "┌": "+",
    "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+", "▼": "v",
    "▲": "^", "▶": ">", "◀": "<", "×": "x", "≤": "<", "≥": ">", "⏎": "$", "−": "-",
    "┃": "|", "━": "=", "┏": "+", "┓": "+", "┗": "+", "┛": "+", "┳": "+", "╂": "+",
    "▷": ">", "●": "*", "◆": "+", "≠": "#", "◌": "o",
  ]
}
