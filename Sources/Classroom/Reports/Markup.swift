import Basics
import Terminal

/// Where in a page or an XML file a text stands.
enum MarkupPlace {
  /// A page's text or an attribute of one of its tags.
  case html
  case xml
  case xmlAttribute
}

/// A text as it stands in markup, in which nothing of it is a tag. XML has no way at all to write most
/// control characters.
///
/// In the log of a pipeline, which shows XML, `::` and `##` begin what it takes for a command: there
/// they don't stand.
func escaped(_ text: String, in place: MarkupPlace) -> String {
  var last: Unicode.Scalar?
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    defer { last = scalar }
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where place != .xml: result += "&quot;"
    case "'" where place == .html, ":" where place != .html && last == ":",
      "#" where place != .html && last == "#":
      result += "&#\(scalar.value);"
    // A reader makes spaces of them otherwise.
    case "\n" where place == .xmlAttribute, "\t" where place == .xmlAttribute:
      result += "&#\(scalar.value);"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

/// Lines as a block of Markdown's, whose fence is longer than any in them, so that none of them ends it.
package func fenced(_ lines: [String]) -> String {
  let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)"
}

/// Text of a page. What is filled into it is escaped, unless it is such text itself: so nothing of a
/// submission can become a tag.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  /// Text of the workbook's own, which is markup already.
  init(trusted text: String) { self.text = text }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) {
      text += escaped(visible(controlCharactersIn: value), in: .html)
    }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }
  }

  /// A sentence of the lessons, in which code stands between backticks.
  static func prose(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // One that nobody closes is no code's.
    guard parts.count % 2 == 1 else { return "\(text)" }
    let pieces = parts.enumerated().map { index, part -> HTML in
      index % 2 == 0 ? "\(String(part))" : "<code>\(String(part))</code>"
    }
    return "\(pieces)"
  }

  /// A name in a line: cut where it is too long for one, and then whole where one points at it.
  static func name(_ name: String) -> HTML {
    let name = oneLine(name)
    guard name.count > CountLimit.charactersInName else { return "<bdi>\(name)</bdi>" }
    let beginning = String(name.prefix(CountLimit.charactersInName)) + "…"
    return "<bdi title=\"\(name)\">\(beginning)</bdi>"
  }
}

/// A text with `{{names}}` where something is filled in.
package struct Template {
  /// Each text with the name behind it; the last one has none.
  private(set) var parts: [(text: Substring, name: Substring?)] = []

  package init(_ text: String) {
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{\{([a-z]+)\}\}/) {
      parts.append((rest[..<match.range.lowerBound], match.1))
      rest = rest[match.range.upperBound...]
    }
    parts.append((rest, nil))
  }

  /// The text with what takes the place of each name.
  package func filled(_ value: (Substring) -> String) -> String {
    parts.map { $0.text + ($0.name.map(value) ?? "") }.joined()
  }
}
