import Foundation

extension Line {
  /// The line for a terminal that knows only ASCII, as wide as before.
  public func inASCII() -> Line {
    guard spans.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return self }
    return Line(
      spans.map { span in Span(span.text.map(\.inASCII).joined(), span.style) })
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

  private static let known: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": ".", "→": ">", "←": "<",
    "↑": "^", "↓": "v", "↪": "\\", "✓": "v", "✗": "x", "·": "-", "•": "*", "▸": ">", "▾": "v",
    "›": ">", "★": "*", "█": "#", "░": ".", "▏": "_", "│": "|", "─": "-", "═": "=", "┌": "+",
    "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+", "▼": "v",
    "▲": "^", "×": "x", "≤": "<", "≥": ">", "⏎": "$", "−": "-",
  ]
}
