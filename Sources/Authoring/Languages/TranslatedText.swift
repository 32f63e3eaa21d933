import Curriculum
import Launching

/// A text that needs a translation, and the path of its translation.
package struct TranslatedText: Equatable, Sendable {
  /// The meaning of its headings, and how a translation may differ.
  package enum Kind: Sendable {
    /// A page about the workbook; links from its translation may have other paths.
    case page
    /// The sentences of the user interface, by keys.
    case interface
    /// A lesson's text, or its questions about earlier lessons.
    case lesson
    /// The sentences of verdicts on a lesson.
    case feedback
    /// Texts that are looked up by the headings above them.
    case named
    /// A stub, whose translation differs only in comments.
    case stub
    /// The comments of a solution that its stub doesn't have.
    case solution

    /// The levels of headings by which a program finds the texts below; nil if only people read
    /// them.
    var keyLevels: ClosedRange<Int>? {
      switch self {
      case .interface, .named, .solution: 2...2
      case .feedback: 2...3
      case .page, .lesson, .stub: nil
      }
    }
  }

  package var kind: Kind
  package var path: String
  /// The path of the translation, whether it exists or not.
  package var twin: String
  /// The folder of its lesson; nil if it belongs to all lessons.
  package var lesson: String?

  static func all(
    ofLessons ids: [String], into language: Language, in repository: Repository
  ) -> [TranslatedText] {
    let english = repository.reading(.english)
    return ids.flatMap { id -> [TranslatedText] in
      let texts: [(Kind, String)] = [
        (.lesson, english.text(of: id)), (.lesson, english.recall(of: id)),
        (.feedback, english.feedback(of: id)), (.named, english.playTexts(of: id)),
        (.named, english.compilerHelps(of: id)), (.stub, english.stub(of: id)),
      ]
      let solution = TranslatedText(
        kind: .solution, path: english.solution(of: id),
        twin: repository.reading(language).comments(of: id), lesson: id)
      // An unreadable solution counts as having no comments.
      let hasComments = (try? solution.english(in: english).isEmpty) == false
      return texts.filter { !isMissing($0.1) }.map { kind, path in
        TranslatedText(kind: kind, path: path, twin: language.name(of: path), lesson: id)
      } + (hasComments ? [solution] : [])
    }
  }

  /// The text with which the translation is compared.
  func english(in repository: Repository) throws(CurriculumError) -> String {
    let source = try contents(of: path)
    guard kind == .solution, let lesson else { return source }
    return CommentTwins.outline(
      of: source, stub: try contents(of: repository.reading(.english).stub(of: lesson)))
  }

  static func shared(into language: Language, in repository: Repository) -> [TranslatedText] {
    let english = repository.reading(.english)
    let texts: [(Kind, String, String)] = [
      (.page, english.firstPage(in: .english), english.firstPage(in: language)),
      (.page, english.classPage, language.name(of: english.classPage)),
      (.interface, english.interface, language.name(of: english.interface)),
      (.interface, english.courseWords, language.name(of: english.courseWords)),
      (.named, english.compilerHelps, language.name(of: english.compilerHelps)),
    ]
    return texts.filter { !isMissing($0.1) }.map { kind, path, twin in
      TranslatedText(kind: kind, path: path, twin: twin)
    }
  }
}
