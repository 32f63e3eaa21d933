import Basics
import Curriculum
import Interface
import Launching
import Terminal

/// The language that the workbook speaks, and where the choice came from.
struct LanguageChoice {
  package private(set) var language = Language.english
  /// Whether a person has chosen it, now or in an earlier run; system settings don't count.
  private(set) var isMade = false
  /// The requested language, if the workbook doesn't have it.
  private(set) var unknown: String?

  /// The environment variable that has priority over the system's settings.
  static let variable = "WORKBOOK_LANGUAGE"

  /// Looks at the command line, `WORKBOOK_LANGUAGE`, the choice saved by the workbook and the
  /// system's settings, in this order (POSIX, 8.2).
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
      // If the terminal isn't UTF-8, only English is readable.
      guard let locale = settings.first(where: { !$0.isEmpty }), locale.prefix(2) != "en",
        !["C", "POSIX"].contains(locale.prefix { $0 != "." }), isUnicode(environment: environment)
      else { return }
      // Finding a language by its name reads its words, so English, the default, is left out.
      let others = languages.dropFirst()
      language = others.first { $0.isCalled(locale, in: repository) } ?? .english
    }
  }

  /// Saves the language chosen in the workbook. If that fails, the choice holds for this run only.
  static func keep(_ language: Language, in repository: Repository) {
    makeFolder(repository.state)
    // On failure only the choice is lost.
    try? "\(language.code)\n".write(
      toFile: repository.chosenLanguage, atomically: true, encoding: .utf8)
  }

  private static func chosen(in repository: Repository) -> Language? {
    OrdinaryFile.contents(at: repository.chosenLanguage)
      .map { Language(String(decoding: $0, as: UTF8.self).trimmed) }
  }
}

extension Language {
  /// Whether a code, a name or a locale such as `zh_CN.UTF-8` means this language.
  fileprivate func isCalled(_ text: String, in repository: Repository) -> Bool {
    let asked = Self.folded(text)
    return asked == Self.folded(code)
      || names(in: repository).contains { Self.folded($0) == asked }
  }

  /// The language's first name for itself, or the first one in ASCII; nil if it has none.
  func ownName(in repository: Repository, inASCII: Bool = false) -> String? {
    names(in: repository).first { !inASCII || $0.utf8.allSatisfy { $0 < 0x80 } }.map(String.init)
  }

  private func names(in repository: Repository) -> [Substring] {
    // A language without its words has no names.
    guard let source = try? contents(of: repository.reading(self).interface) else { return [] }
    return Words.text(below: "language.names", in: source)?.split(separator: " ") ?? []
  }

  /// The lowercased language and country of a locale: `zh_CN.UTF-8@x` is `zh_cn`.
  private static func folded(_ text: some StringProtocol) -> String {
    text.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("-", with: "_")
  }
}
