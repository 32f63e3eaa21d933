import Curriculum
import Foundation
import Launching

/// The texts of a language with everything that proves them: the English ones, and the marks that say
/// which of those they were compared with.
package struct LanguageProof: Sendable {
  package let language: Language
  package let texts: [TranslatedText]
  let repository: Repository
  /// Whether these are all texts that there are.
  let isWhole: Bool

  /// What is proved of a language, one after the other.
  package enum Part: CaseIterable, Sendable {
    /// Every text stands there, and is built as the English one.
    case twins
    /// Every text was looked at since the English one was changed.
    case marks
  }

  /// Gets ready to prove a language; nothing is read of it yet.
  ///
  /// - Parameters:
  ///   - lessons: all of the workbook's, by their folders.
  ///   - lesson: the one whose texts are proved; nil for all texts.
  package init(
    of language: Language, in repository: Repository, lessons: [String], only lesson: String? = nil
  ) {
    self.language = language
    self.repository = repository.reading(.english)
    isWhole = lesson == nil
    let own = lesson.map { [$0] } ?? lessons
    let shared = isWhole ? TranslatedText.shared(into: language, in: repository) : []
    texts = shared + TranslatedText.all(ofLessons: own, into: language, in: repository)
  }

  /// Whether anything stands there in this language.
  package var hasBegun: Bool { texts.contains { !isMissing($0.twin) } }

  /// All that is wrong with a part of the language.
  package func findings(of part: Part) -> [Finding] {
    switch part {
    case .twins: texts.flatMap(findings)
    case .marks: findingsOfMarks
    }
  }

  func shown(_ path: String) -> String { repository.display(path) }

  // MARK: Twins

  private func findings(of text: TranslatedText) -> [Finding] {
    let sources: (english: String, twin: String)
    do throws(CurriculumError) {
      sources = (try contents(of: text.path), try contents(of: text.twin))
    } catch {
      guard case .unreadable(let path) = error else { return [] }
      return [Finding(.noFile, in: shown(path))]
    }
    var proof = TwinProof(
      kind: text.kind, english: sources.english, twin: sources.twin, file: shown(text.twin))
    if text.kind == .feedback, let lesson = text.lesson { proof.sections = sections(of: lesson) }
    return proof.findings
  }

  /// The headings of the lesson that a verdict's words are about, where the twin has as many.
  private func sections(of lesson: String) -> [String: String] {
    let path = repository.text(of: lesson)
    // What can't be read is told for itself.
    guard let english = try? contents(of: path),
      let twin = try? contents(of: language.name(of: path))
    else { return [:] }
    let (others, own) = (TextSection.all(in: english), TextSection.all(in: twin))
    guard others.map(\.level) == own.map(\.level) else { return [:] }
    return Dictionary(zip(others.map(\.title), own.map(\.title))) { first, _ in first }
  }
}

extension TextSection {
  /// The words of its heading.
  fileprivate var title: String { level == 0 ? "" : pieces[0].texts[0].plainText }
}
