import Authoring
import Basics
import Curriculum
import Interface
import Launching
import Terminal

extension LanguageProof.Part: SentenceKey { package static let heading = "author." }

extension CommandRun {
  /// The language with this code or name, even if no text has been translated into it yet.
  func language(called name: String) throws(UsageError) -> Language {
    let choice = LanguageChoice(wish: name, environment: [:], repository: session.repository)
    guard choice.unknown != nil else { return choice.language }
    guard Language.isCode(name) else {
      throw unknownLanguage(name)
    }
    return Language(name)
  }

  private func unknownLanguage(_ name: String) -> UsageError {
    UsageError(.unknownLanguage(name: name, known: session.repository.languages.map(\.code)))
  }

  private func proof(of language: Language, only lesson: String? = nil) -> LanguageProof {
    LanguageProof(
      of: language, in: session.repository, lessons: session.course.lessons.map(\.id),
      only: lesson)
  }

  // MARK: Proving a language

  /// Prints what the texts of a language lack, and which of them were not compared again since
  /// their English originals changed.
  ///
  /// - Returns: whether there are no faults.
  func prove(_ language: Language, only lesson: String?) -> Bool {
    let proof = proof(of: language, only: lesson)
    show(drawing.paragraph(drawing.title(Inline.escaping(language.code))) + [.empty])
    var count = 0
    var hasOldMarks = false
    for part in LanguageProof.Part.allCases {
      let findings = proof.findings(of: part)
      let listed = wants(.full) ? findings : Array(findings.prefix(CountLimit.listedFindings))
      show(listed, of: words(Sentence(part)), isRight: findings.isEmpty)
      showMore(findings.count - listed.count)
      count += findings.count
      hasOldMarks = part == .marks && !findings.isEmpty
    }
    let end: Sentence =
      count > 0
      ? Sentence("author.translation-faults", ["count": count, "language": language.code])
      : Sentence("author.translation-right", ["language": language.code])
    let next = words("author.translation-next", ["language": language.code])
    show([.empty] + drawing.paragraph(words(end)))
    if hasOldMarks { show(drawing.paragraph(next)) }
    return count == 0
  }

  private func showMore(_ count: Int) {
    if count > 0 { show(drawing.paragraph(words("author.more", ["count": count]), indent: 2)) }
  }

  // MARK: Marking compared texts

  /// Records the current English texts of these files, or of all if none is named, as compared.
  func mark(_ files: [String], in language: Language) throws -> ExitCode {
    let proof = proof(of: language)
    guard language != .english, proof.hasBegun else {
      throw unknownLanguage(language.code)
    }
    var chosen: [TranslatedText] = []
    for file in files {
      guard let text = text(at: file, among: proof.texts) else {
        complain(words("author.no-text", ["file": Inline.escaping(file)]))
        return .usage
      }
      guard !isMissing(text.twin) else {
        let twin = session.shown(text.twin)
        complain(
          words("author.no-twin", ["file": Inline.escaping(file), "twin": Inline.escaping(twin)]))
        return .failure
      }
      chosen.append(text)
    }
    let marks = try proof.renew(files.isEmpty ? nil : chosen)
    let file = Inline.escaping(proof.marksFile)
    let (renewed, removed) = (marks.renewed, marks.removed)
    guard !renewed.isEmpty || !removed.isEmpty else {
      show(drawing.paragraph(words("author.not-renewed", ["file": file])))
      return .success
    }
    if !renewed.isEmpty {
      list(renewed, below: Sentence("author.renewed", ["count": renewed.count, "file": file]))
    }
    if !removed.isEmpty {
      list(removed, below: Sentence("author.removed", ["count": removed.count]))
    }
    return .success
  }

  /// The text whose own path or whose translation's path this is.
  private func text(at file: String, among texts: [TranslatedText]) -> TranslatedText? {
    let path = context.plainPath(typed: file)
    return texts.first { $0.path == path || $0.twin == path }
  }

  private func list(_ places: [String], below title: Sentence) {
    let listed = wants(.full) ? places : Array(places.prefix(CountLimit.listedFindings))
    show(drawing.paragraph(words(title)))
    for place in listed {
      let text = visible(controlCharactersIn: Inline.escaping(place))
      show(drawing.paragraph(text, indent: 2))
    }
    showMore(places.count - listed.count)
  }
}
