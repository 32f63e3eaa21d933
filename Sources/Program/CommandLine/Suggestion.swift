import Curriculum

extension CommandName {
  /// What somebody probably meant who typed this in a command's place.
  static func suggestion(for word: String) -> String? {
    if Int(word) != nil { return "read \(word)" }
    let known = offered.map(\.rawValue)
    return synonyms[word.lowercased()] ?? nearestWord(to: word, in: known)
  }

  /// What somebody probably meant who typed this in an option's place.
  func suggestion(forOption word: String) -> String? {
    let known = options.map(\.flag)
    let others = Self.optionSynonyms[word] ?? Self.optionSynonyms[word.lowercased()] ?? []
    return others.first { known.contains(String($0.prefix { $0 != " " })) }
      ?? nearestWord(to: word, in: known)
  }

  /// What other programs call it.
  private static let synonyms = [
    "answer": "solution", "cat": "read", "check": "test", "clue": "hint", "complete": "completions",
    "diagnose": "doctor", "follow": "watch", "grade": "test", "lessons": "list", "ls": "list",
    "open": "read", "progress": "list", "restore": "reset", "revert": "reset", "run": "test",
    "show": "read", "solve": "solution", "status": "list", "text": "read", "tip": "hint",
    "undo": "reset", "verify": "test", "version": "--version",
  ]

  /// What other programs call them; of several, the first that the command has.
  private static let optionSynonyms = [
    "--colour": ["--color"], "--dir": ["--lessons"], "--every": ["--all"],
    "--force": ["--yes", "--anyway"], "--no-color": ["--color never"],
    "--no-colour": ["--color never"], "--show": ["--anyway"], "--verbose": ["--full"],
    "-V": ["--version"], "-a": ["--all"], "-f": ["--yes", "--anyway"], "-j": ["--json"],
    "-s": ["--seed"], "-t": ["--timeout"], "-v": ["--full", "--version"], "-y": ["--yes"],
  ]
}
