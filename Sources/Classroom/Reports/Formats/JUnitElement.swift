/// An element of XML with attributes, and with elements or a text in it.
package struct JUnitElement {
  var name: String
  /// In the order in which they were given.
  var attributes: KeyValuePairs<String, String>
  var children: [JUnitElement] = []
  var content = ""

  /// An element with others in it, or with nothing.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [JUnitElement] = []
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
  }

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String
  ) {
    (self.name, self.attributes, content) = (name, attributes, text)
  }

  /// An element with nothing but a text.
  package init(_ name: String, text: String) { self.init(name, [:], text) }

  /// Whether one of the elements directly in it has this name.
  package func holds(_ name: String) -> Bool { children.contains { $0.name == name } }

  /// It and all that is in it, each element in lines of its own.
  package func text(indent: String = "") -> String {
    let start =
      indent + "<\(name)"
      + attributes.map { " \($0.key)=\"\(Self.escaped($0.value, inAttribute: true))\"" }.joined()
    if children.isEmpty {
      return content.isEmpty ? start + "/>\n" : start + ">\(Self.escaped(content))</\(name)>\n"
    }
    let inner = children.map { $0.text(indent: indent + "  ") }.joined()
    return start + ">\n" + inner + indent + "</\(name)>\n"
  }

  /// A text as it stands in XML 1.0, which has no way at all to write most control characters.
  ///
  /// In the log of a pipeline `::` and `##` begin what it takes for a command: there they don't stand.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var last: Unicode.Scalar?
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      defer { last = scalar }
      switch scalar {
      case ":" where last == ":", "#" where last == "#": result += "&#\(scalar.value);"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A reader makes spaces of them otherwise.
      case "\n" where inAttribute, "\t" where inAttribute: result += "&#\(scalar.value);"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
