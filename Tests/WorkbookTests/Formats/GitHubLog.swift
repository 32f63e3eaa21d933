/// What GitHub's runner makes of what a step prints.
///
/// Written from the page on workflow commands: a line that begins with `::name properties::` is a
/// command, unless commands are stopped until a word that was told.
struct GitHubLog {
  struct Annotation: Equatable {
    var properties: [String: String]
    var message: String
  }

  var annotations: [Annotation] = []
  var groups: [String] = []
  /// The lines that are only shown.
  var shown: [String] = []
  /// Commands that nobody may give.
  var others: [String] = []

  init(_ text: String) {
    var token: String?
    let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map(String.init)
    for line in lines {
      let command = Self.command(in: line)
      if let awaited = token {
        if command?.name == awaited { token = nil } else { shown.append(line) }
        continue
      }
      switch command {
      case ("group", _, let title)?: groups.append(title)
      case ("endgroup", _, _)?: break
      case ("stop-commands", _, let word)?: token = word
      case ("error", let properties, let message)?:
        annotations.append(Annotation(properties: properties, message: message))
      case (let name, _, _)?: others.append(name)
      case nil: shown.append(line)
      }
    }
    if let token { others.append("never listens again: \(token)") }
  }

  private static func command(
    in line: String
  ) -> (name: String, properties: [String: String], message: String)? {
    let line = line.drop { $0.isWhitespace }
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let parts = head.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    var properties: [String: String] = [:]
    for property in parts.dropFirst().first?.split(separator: ",") ?? [] {
      let pair = property.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { properties[pair[0]] = unescaped(pair[1], inProperty: true) }
    }
    return (name, properties, unescaped(String(line[end.upperBound...])))
  }

  private static func unescaped(_ text: String, inProperty: Bool = false) -> String {
    let text = text.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    let whole =
      inProperty ? text.replacing("%3A", with: ":").replacing("%2C", with: ",") : text
    return whole.replacing("%25", with: "%")
  }
}
