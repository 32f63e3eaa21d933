import Basics
import Curriculum
import Launching

/// Proves the texts of a language: compares them with the English ones and checks the marks that
/// record which English texts they were compared with.
package struct LanguageProof: Sendable {
  package let language: Language
  package let texts: [TranslatedText]
  let repository: Repository
  /// Whether all texts are proved and not those of one lesson.
  let isWhole: Bool

  package enum Part: CaseIterable, Sendable {
    /// Every text exists and has the same structure as the English one.
    case twins
    /// Every text was compared again after its English original changed.
    case marks
  }

  /// Prepares to prove a language, in all texts or in those of one lesson; reads none of them yet.
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

  package var hasBegun: Bool { texts.contains { !isMissing($0.twin) } }

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
      sources = (try text.english(in: repository), try contents(of: text.twin))
    } catch {
      guard case .unreadable(let path) = error else { return [] }
      return [Finding(.noFile, in: shown(path))]
    }
    let isFeedback = text.kind == .feedback
    return TwinProof(
      kind: text.kind, english: sources.english, twin: sources.twin, file: shown(text.twin),
      headings: isFeedback ? text.lesson.map(headings) ?? [:] : [:]
    ).findings
  }

  /// The translations of the headings of a lesson's text, by the English ones; empty if the
  /// structures differ.
  private func headings(of lesson: String) -> [String: String] {
    let path = repository.text(of: lesson)
    // A file that can't be read is reported by another part of the proof.
    guard let english = try? contents(of: path),
      let twin = try? contents(of: language.name(of: path))
    else { return [:] }
    let (others, own) = (
      TextSection.all(in: english, .lesson), TextSection.all(in: twin, .lesson)
    )
    guard others.map(\.level) == own.map(\.level) else { return [:] }
    return Dictionary(zip(others.map(\.title), own.map(\.title))) { first, _ in first }
  }

  package var marksFile: String { shown(repository.translations(into: language)) }

  /// Every English section has a current mark, and there are no other marks.
  private var findingsOfMarks: [Finding] {
    let path = repository.translations(into: language)
    let there = texts.filter { !isMissing($0.twin) }
    guard !there.isEmpty || !isMissing(path) else { return [] }
    // One finding for the whole file is enough.
    guard let source = try? contents(of: path) else {
      return [Finding(.noFile, in: shown(path))]
    }
    let marks = TranslationMarks(parsing: source)
    var findings: [Finding] = []
    var known: Set<String> = []
    for text in there {
      // An unreadable text is reported by the other part.
      guard let source = try? text.english(in: repository) else { continue }
      let now = TranslationMarks(of: source, kind: text.kind, path: shown(text.path))
      known.formUnion(now.sums.keys)
      let twin = shown(text.twin)
      for (place, line) in now.lines.sorted(by: { $0.value < $1.value })
      where marks.sums[place] != now.sums[place] {
        let fault: Fault =
          marks.sums[place] == nil ? .notCompared(twin: twin) : .changed(twin: twin)
        findings.append(Finding(fault, in: shown(text.path), line: line))
      }
    }
    let paths = Set(there.map { shown($0.path)[...] })
    for (index, line) in source.lines.enumerated() where !line.isEmpty {
      let place = TranslationMarks.mark(in: line)?.place
      if let place, known.remove(place) != nil { continue }
      // For a single lesson the marks of other lessons aren't checked.
      guard isWhole || place.map({ paths.contains($0.prefix { $0 != " " }) }) == true else {
        continue
      }
      findings.append(Finding(.leftOver(String(line)), in: marksFile, line: index + 1))
    }
    return findings
  }

  // MARK: Writing the marks

  /// Records the current English texts as those that their translations were compared with.
  ///
  /// - Parameter chosen: the texts to mark; those without a translation are skipped. Nil marks all
  ///   texts and removes the marks of texts that no longer exist.
  package func renew(_ chosen: [TranslatedText]?) throws(FileError) -> RenewedMarks {
    let path = repository.translations(into: language)
    let before = TranslationMarks(parsing: isMissing(path) ? "" : try source(at: path))
    var after = TranslationMarks()
    let renewed = (chosen ?? texts).filter { !isMissing($0.twin) }
    if let chosen {
      let paths = Set(chosen.map { shown($0.path)[...] })
      after.sums = before.sums.filter { !paths.contains($0.key.prefix { $0 != " " }) }
    }
    for text in renewed {
      let marks = TranslationMarks(
        of: try source(of: text), kind: text.kind, path: shown(text.path))
      after.sums.merge(marks.sums) { $1 }
    }
    guard putInPlace(Data(after.text.utf8), at: path) else {
      throw .notWritable(path: shown(path))
    }
    let (old, new) = (before.sums, after.sums)
    return RenewedMarks(
      renewed: new.keys.filter { old[$0] != new[$0] }.sorted(),
      removed: old.keys.filter { new[$0] == nil }.sorted())
  }

  private func source(at path: String) throws(FileError) -> String {
    try source(shown(path)) { () throws(CurriculumError) in try contents(of: path) }
  }

  private func source(of text: TranslatedText) throws(FileError) -> String {
    try source(shown(text.path)) { () throws(CurriculumError) in
      try text.english(in: repository)
    }
  }

  private func source(
    _ path: String, _ read: () throws(CurriculumError) -> String
  ) throws(FileError) -> String {
    do throws(CurriculumError) { return try read() } catch { throw .notReadable(path: path) }
  }
}

package struct RenewedMarks: Equatable, Sendable {
  /// The newly marked sections, new or changed, each with its path.
  package var renewed: [String] = []
  package var removed: [String] = []
}

/// The marks that record which English sections the translations were compared with: a line for
/// each section with its hash, the path of its text, and its heading.
struct TranslationMarks {
  /// The hash of each section, by path and heading line; the heading is empty before the first
  /// heading and in texts without any.
  var sums: [String: String] = [:]
  /// The line of each section, from 1.
  private(set) var lines: [String: Int] = [:]

  init() {}

  /// Parses a file of marks; other lines are ignored.
  init(parsing source: String) {
    for line in source.lines {
      if let mark = Self.mark(in: line) { sums[mark.place] = mark.sum }
    }
  }

  /// The marks of an English text as it is now. Sections with the same heading share one mark.
  init(of source: String, kind: TranslatedText.Kind, path: String) {
    let sections = Dictionary(grouping: TextSection.all(in: source, kind), by: \.heading)
    for (heading, sections) in sections {
      let place = heading.isEmpty ? path : "\(path) \(heading)"
      sums[place] = Self.sum(of: sections.map(\.text).joined(separator: "\n"))
      lines[place] = sections[0].line
    }
  }

  static func mark(in line: Substring) -> (place: String, sum: String)? {
    guard let mark = line.wholeMatch(of: /([0-9a-f]{8}) (\S.*)/) else { return nil }
    return (String(mark.2), String(mark.1))
  }

  /// The text of the file, sorted by paths and headings.
  var text: String {
    sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// A 32-bit FNV-1a hash of a text as eight digits; the same on every machine.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return UInt32(truncatingIfNeeded: sum ^ sum >> 32).hexadecimal
  }
}
