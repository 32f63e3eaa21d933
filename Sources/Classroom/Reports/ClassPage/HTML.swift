import Basics
import Terminal

/// Text of a page. What is filled into it is escaped, unless it is such text itself: so nothing of a
/// submission can become a tag.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }
  }

  /// A text that is shown whole, with its line ends.
  private static func escaped(_ text: String) -> String {
    visible(controlCharactersIn: text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A name in a line: cut where it is too long for one, and then whole where one points at it.
  static func name(_ name: String) -> HTML {
    let name = oneLine(name)
    guard name.count > CountLimit.charactersInName else { return "<bdi>\(name)</bdi>" }
    let beginning = String(name.prefix(CountLimit.charactersInName)) + "…"
    return "<bdi title=\"\(name)\">\(beginning)</bdi>"
  }
}
