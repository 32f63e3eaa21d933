import Curriculum
import Launching

/// A text that is to stand there in every language, and where its twin in one of them is.
package struct TranslatedText: Equatable, Sendable {
  /// What its headings mean, and in what a twin may differ.
  package enum Kind: Sendable {
    /// The workbook's first page: seen from its twin, everything else stands at another place.
    case page
    /// Every sentence that the workbook says, by its key.
    case interface
    /// A lesson's text, or its questions about earlier ones.
    case lesson
    /// What a verdict on a lesson says.
    case feedback
    /// Words that are looked up by the headings above them.
    case named
    /// Swift that differs in comments only.
    case stub
    /// The comments of a solution that its stub hasn't.
    case solution

    /// The levels of the headings by which a program finds what stands below; none are read by people
    /// only.
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
  /// The path of its twin, whether anything stands there or not.
  package var twin: String
  /// The folder of the lesson that it belongs to; nil if it belongs to all.
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
      // What can't be read has no comments.
      let hasComments = (try? solution.english(in: english).isEmpty) == false
      return texts.filter { !isMissing($0.1) }.map { kind, path in
        TranslatedText(kind: kind, path: path, twin: language.name(of: path), lesson: id)
      } + (hasComments ? [solution] : [])
    }
  }

  /// What its twin is compared with.
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
      (.interface, english.interface, language.name(of: english.interface)),
      (.interface, english.courseWords, language.name(of: english.courseWords)),
      (.named, english.compilerHelps, language.name(of: english.compilerHelps)),
    ]
    return texts.filter { !isMissing($0.1) }.map { kind, path, twin in
      TranslatedText(kind: kind, path: path, twin: twin)
    }
  }
}
