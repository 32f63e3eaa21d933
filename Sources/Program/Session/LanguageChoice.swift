import Basics
import Curriculum
import Interface
import Launching
import Terminal

/// In which language the workbook speaks: the first that somebody has asked for.
struct LanguageChoice {
  package private(set) var language = Language.english
  /// Whether somebody has named it, here or in an earlier run; the system's settings name none.
  private(set) var isMade = false
  /// What was asked for, where the workbook doesn't speak it.
  private(set) var unknown: String?

  /// What is asked for before anything that is told by the system's settings.
  static let variable = "WORKBOOK_LANGUAGE"

  /// Looks at a wish of the command line, at the environment, at what was chosen in the workbook, and at
  /// the system's settings, in this order (POSIX, 8.2).
  package init(
    wish: String?, environment: [String: String], repository: Repository
  ) {
    let languages = repository.languages
    let asked = wish ?? environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    let meant = asked.flatMap { asked in languages.first { $0.isCalled(asked, in: repository) } }
    if meant == nil { unknown = asked }
    if let made = meant ?? Self.chosen(in: repository), languages.contains(made) {
      (language, isMade) = (made, true)
    } else {
      let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      // Where the terminal's text isn't UTF-8, only English can be read.
      guard let locale = settings.first(where: { !$0.isEmpty }), locale.prefix(2) != "en",
        !["C", "POSIX"].contains(locale.prefix { $0 != "." }), isUnicode(environment: environment)
      else { return }
      // To know what a language is called its words are read: those of English need not be.
      let others = languages.dropFirst()
      language = others.first { $0.isCalled(locale, in: repository) } ?? .english
    }
  }

  /// Keeps what was chosen in the workbook; where nothing can be written, it holds for this run.
  static func keep(_ language: Language, in repository: Repository) {
    makeFolder(repository.state)
    // Nothing is lost but the choice.
    try? "\(language.code)\n".write(
      toFile: repository.chosenLanguage, atomically: true, encoding: .utf8)
  }

  private static func chosen(in repository: Repository) -> Language? {
    OrdinaryFile.contents(at: repository.chosenLanguage)
      .map { Language(String(decoding: $0, as: UTF8.self).trimmed) }
  }
}

extension Language {
  /// Whether a code, a name, or a locale's name as in `zh_CN.UTF-8` means this language.
  fileprivate func isCalled(_ text: String, in repository: Repository) -> Bool {
    let asked = Self.folded(text)
    return asked == Self.folded(code)
      || names(in: repository).contains { Self.folded($0) == asked }
  }

  /// What it is called in itself, or, where only ASCII can be read, by the first name that can; nil where it has
  /// none.
  func ownName(in repository: Repository, inASCII: Bool = false) -> String? {
    names(in: repository).first { !inASCII || $0.utf8.allSatisfy { $0 < 0x80 } }.map(String.init)
  }

  private func names(in repository: Repository) -> [Substring] {
    // A language without its words has no names.
    guard let source = try? contents(of: repository.reading(self).interface) else { return [] }
    return Words(parsing: source).text(below: "language.names")?.split(separator: " ") ?? []
  }

  /// Without what a locale says beyond the language and its country: `zh_CN.UTF-8@x` is `zh_cn`.
  private static func folded(_ text: some StringProtocol) -> String {
    text.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("-", with: "_")
  }
}
