/// The information in the name of a top-level file or folder, by a platform's naming scheme.
struct LayoutName {
  var id: String
  var name: String?
  /// The part of the name that the learner chose.
  var file: String
  /// Which upload it is, if the platform numbers repeated uploads of a file.
  var upload: LearnerFolder.Upload?

  /// Moodle's “Download all submissions”: `Anna Meier_123_assignsubmission_file_`, a folder or the
  /// beginning of a file's name, also with `_onlinetext_`. In this scheme learners' names contain
  /// no `_`.
  init?(moodle name: String) {
    guard let mark = name.utf8.firstRange(of: "_assignsubmission_".utf8) else { return nil }
    let before = name[..<mark.lowerBound]
    guard let line = before.lastIndex(of: "_"), line > before.startIndex else { return nil }
    let number = before[before.index(after: line)...]
    guard number.isNumber else { return nil }
    let kind = name[mark.upperBound...]
    let file = kind.firstIndex(of: "_").map { kind[kind.index(after: $0)...] } ?? ""
    (id, self.name, self.file) = (String(number), String(before[..<line]), String(file))
  }

  /// Canvas's “Download submissions”: files named `meieranna_LATE_123_4567_file`, with the numbers
  /// of the learner and the file. For anonymous grading `anon_x1Y2z_4567_file`.
  init?(canvas name: String) {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 3 else { return nil }
    let anonymous = parts[0] == "LATE" ? 1 : 0
    if parts[anonymous] == "anon", parts.count > anonymous + 3, parts[anonymous + 2].isNumber,
      !parts[anonymous + 1].isEmpty, !parts[anonymous + 1].isNumber
    {
      id = String(parts[anonymous + 1])
      file = parts[(anonymous + 3)...].joined(separator: "_")
    } else {
      let numbers = (1..<parts.count - 2).first { parts[$0].isNumber && parts[$0 + 1].isNumber }
      guard let numbers else { return nil }
      var names = parts[..<numbers]
      if names.count > 1, names.last == "LATE" { names.removeLast() }
      let name = names.joined(separator: "_")
      guard !name.isEmpty else { return nil }
      (id, self.name) = (String(parts[numbers]), name)
      file = parts[(numbers + 2)...].joined(separator: "_")
    }
    if file.isEmpty { return nil }
    upload = LearnerFolder.Upload(canvas: file)
  }

  /// Whether top-level files come from Canvas: some names fit, and not all have the same number for
  /// different people, as dates would.
  static func areCanvas(_ names: [String]) -> Bool {
    var ids: Set<String> = []
    var people: Set<String?> = []
    for layout in names.compactMap(Self.init(canvas:)) {
      ids.insert(layout.id)
      people.insert(layout.name)
    }
    return !ids.isEmpty && (ids.count > 1 || people.count == 1)
  }
}

/// The submitters of Gradescope's folders, from its `submission_metadata.yml`.
///
/// Only the kinds of YAML lines that Gradescope writes are read; others are skipped.
struct GradescopeMetadata: Equatable {
  static let file = "submission_metadata.yml"

  /// The number in a folder name of Gradescope's “Download submissions”: `submission_123`; nil for
  /// other names.
  static func number(in folder: String) -> String? {
    let (name, start) = (PathReader.stem(of: folder), "submission_")
    let number = name.dropFirst(start.count)
    return name.hasPrefix(start) && number.isNumber ? String(number) : nil
  }

  /// A learner who submitted a folder, alone or in a group.
  struct Submitter: Equatable {
    var name: String?
    var number: String?
    var email: String?
  }

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
      // The list of submitters ends at the folder's next key.
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

  /// A plain or quoted YAML value; nil if it is empty or of another kind.
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
    // In single quotes, a quote is written as two.
    guard parts.count % 2 == 1, parts.indices.allSatisfy({ $0 % 2 == 0 || parts[$0].isEmpty })
    else {
      return nil
    }
    return parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined(separator: "'")
  }
}
