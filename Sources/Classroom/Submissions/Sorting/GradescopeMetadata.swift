/// Who handed in which of Gradescope's folders, from its `submission_metadata.yml`.
///
/// Of YAML only the lines are read that Gradescope writes; whatever looks otherwise is left out.
struct GradescopeMetadata: Equatable {
  /// The file that it stands in.
  static let file = "submission_metadata.yml"

  /// Somebody who handed in a folder, alone or with others.
  struct Submitter: Equatable {
    var name: String?
    var number: String?
    var email: String?
  }

  /// By the name of the folder.
  private(set) var submitters: [String: [Submitter]] = [:]

  init(text: String) {
    var folder: String?
    var isInList = false
    for line in text.split(whereSeparator: \.isNewline) {
      let indent = line.prefix { $0 == " " }.count
      var words = line.dropFirst(indent)
      if indent == 0, !words.hasPrefix("-") {
        folder = words.hasSuffix(":") ? Self.value(words.dropLast()) : nil
        isInList = false
        continue
      }
      guard let folder else { continue }
      if words.hasPrefix(":submitters:") {
        isInList = true
        continue
      }
      let begins = words.hasPrefix("- ")
      if begins { words = words.dropFirst(2).drop { $0 == " " } }
      // The list ends with the next thing that is told of the folder.
      if isInList, !begins, indent <= 2 { isInList = false }
      guard isInList else { continue }
      if begins { submitters[folder, default: []].append(Submitter()) }
      guard let last = submitters[folder]?.indices.last else { continue }
      func value(_ key: String) -> String? {
        words.hasPrefix(key) ? Self.value(words.dropFirst(key.count)) : nil
      }
      if let name = value(":name:") { submitters[folder]?[last].name = name }
      if let number = value(":sid:") { submitters[folder]?[last].number = number }
      if let email = value(":email:") { submitters[folder]?[last].email = email }
    }
  }

  /// A plain or quoted value; nil if it is none of these, or empty.
  private static func value(_ text: Substring) -> String? {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    guard let quote = text.first, quote == "'" || quote == "\"" else {
      return text.isEmpty || text == "null" || text == "~"
        || "&*!|>%@`{[#".contains(text.first ?? "#")
        ? nil : String(text)
    }
    guard text.count > 2, text.last == quote else { return nil }
    let inner = text.dropFirst().dropLast()
    guard quote == "'" else {
      return inner.contains("\\") || inner.contains("\"") ? nil : String(inner)
    }
    let parts = inner.split(separator: "'", omittingEmptySubsequences: false)
    // A quote is written twice.
    guard parts.count % 2 == 1, parts.indices.allSatisfy({ $0 % 2 == 0 || parts[$0].isEmpty })
    else {
      return nil
    }
    return parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined(separator: "'")
  }
}
