import Foundation

extension String {
  /// The text for a terminal that knows only ASCII, as wide as before.
  public var inASCII: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : map(\.inASCII).joined()
  }
}

extension String {
  /// The same with ASCII in the place of signs that some terminals draw in two columns; letters of any
  /// script stay.
  var withoutSigns: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : map { Character.known[$0] ?? String($0) }.joined()
  }
}

extension Character {
  /// The same or something like it, in as many columns.
  fileprivate var inASCII: String {
    if isASCII { return String(self) }
    if let known = Self.known[self] { return known }
    if let base = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      base.isASCII
    {
      return String(base)
    }
    return String(repeating: "?", count: columns)
  }

  fileprivate static let known: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": ".", "→": ">", "←": "<",
    "↑": "^", "↓": "v", "↪": "\\", "✓": "v", "✗": "x", "·": "-", "•": "*", "▸": ">", "▾": "v",
    "›": ">", "★": "*", "█": "#", "░": ".", "▏": "_", "│": "|", "─": "-", "═": "=", "┌": "+",
    "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+", "▼": "v",
    "▲": "^", "▶": ">", "◀": "<", "×": "x", "≤": "<", "≥": ">", "⏎": "$", "−": "-",
    "▷": ">", "●": "*", "◆": "+", "≠": "#", "◌": "o",
  ]
}
