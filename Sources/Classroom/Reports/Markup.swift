import Basics
import Terminal

/// Where a text is placed in HTML or XML.
enum MarkupPlace {
  /// The text of a page or an attribute in it.
  case html
  case xml
  case xmlAttribute
}

/// Escapes a text for HTML or XML. XML can't represent most control characters, so they are
/// replaced.
///
/// In XML `::` and `##` are broken up, too, because pipelines show the file in their logs, where
/// these begin commands.
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
    // XML parsers replace unescaped ones by spaces.
    case "\n" where place == .xmlAttribute, "\t" where place == .xmlAttribute:
      result += "&#\(scalar.value);"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

/// Lines as a fenced Markdown block. The fence is longer than any run of backticks in the lines.
package func fenced(_ lines: [String]) -> String {
  let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)"
}

/// HTML text. Interpolated strings are escaped unless they are `HTML` themselves, so nothing from a
/// submission can become a tag.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  /// Markup of the workbook's own, which isn't escaped.
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

  /// A sentence of a lesson, with code between backticks.
  static func prose(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // With an unclosed backtick nothing is treated as code.
    guard parts.count % 2 == 1 else { return "\(text)" }
    let pieces = parts.enumerated().map { index, part -> HTML in
      index % 2 == 0 ? "\(String(part))" : "<code>\(String(part))</code>"
    }
    return "\(pieces)"
  }

  /// A name in a single line. A long name is cut, and its tooltip shows the whole.
  static func name(_ name: String) -> HTML {
    let name = oneLine(name)
    guard name.count > CountLimit.charactersInName else { return "<bdi>\(name)</bdi>" }
    let beginning = String(name.prefix(CountLimit.charactersInName)) + "…"
    return "<bdi title=\"\(name)\">\(beginning)</bdi>"
  }
}

/// A text with placeholders such as `{{name}}`.
package struct Template {
  /// Each piece of text with the placeholder behind it; the last has none.
  private(set) var parts: [(text: Substring, name: Substring?)] = []

  package init(_ text: String) {
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{\{([a-z]+)\}\}/) {
      parts.append((rest[..<match.range.lowerBound], match.1))
      rest = rest[match.range.upperBound...]
    }
    parts.append((rest, nil))
  }

  /// The text with the placeholders replaced.
  package func filled(_ value: (Substring) -> String) -> String {
    parts.map { $0.text + ($0.name.map(value) ?? "") }.joined()
  }
}
