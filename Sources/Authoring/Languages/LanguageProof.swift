import Basics
import Curriculum
import Launching

/// The texts of a language with everything that proves them: the English ones, and the marks that say
/// which of those they were compared with.
package struct LanguageProof: Sendable {
  package let language: Language
  package let texts: [TranslatedText]
  let repository: Repository
  /// Whether these are all texts that there are.
  let isWhole: Bool

  package enum Part: CaseIterable, Sendable {
    /// Every text stands there, and is built as the English one.
    case twins
    /// Every text was looked at since the English one was changed.
    case marks
  }

  /// Gets ready to prove a language in all texts, or in those of one lesson; nothing is read of it yet.
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

  /// The headings of the lesson that a verdict's words are about, where the twin has as many.
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

  /// Every English section is marked as it is now, and nothing else is.
  private var findingsOfMarks: [Finding] {
    let path = repository.translations(into: language)
    let there = texts.filter { !isMissing($0.twin) }
    guard !there.isEmpty || !isMissing(path) else { return [] }
    // One finding for the file says as much as one for each of its sections.
    guard let source = try? contents(of: path) else {
      return [Finding(.noFile, in: shown(path))]
    }
    let marks = TranslationMarks(parsing: source)
    var findings: [Finding] = []
    var known: Set<String> = []
    for text in there {
      // A text that can't be read is reported among the twins.
      guard let source = try? text.english(in: repository) else { continue }
      let now = TranslationMarks(of: source, kind: text.kind, path: shown(text.path))
      known.formUnion(now.sums.keys)
      let twin = shown(text.twin)
      for (place, line) in now.lines.sorted(by: { $0.value < $1.value })
      where marks.sums[place] != now.sums[place] {
        let fault: Fault =
          marks.sums[place] == nil ? .isNotCompared(twin: twin) : .isChanged(twin: twin)
        findings.append(Finding(fault, in: shown(text.path), line: line))
      }
    }
    let paths = Set(there.map { shown($0.path)[...] })
    for (index, line) in source.lines.enumerated() where !line.isEmpty {
      let place = TranslationMarks.mark(in: line)?.place
      if let place, known.remove(place) != nil { continue }
      // Of one lesson's texts, the marks of others are nobody's business.
      guard isWhole || place.map({ paths.contains($0.prefix { $0 != " " }) }) == true else {
        continue
      }
      findings.append(Finding(.leftOver(String(line)), in: marksFile, line: index + 1))
    }
    return findings
  }

  // MARK: Writing them

  /// Marks English texts as they are now, because their twins were looked at.
  ///
  /// - Parameter chosen: some of the texts; of a twin that isn't there nothing is marked. Nil marks all
  ///   of them, and takes away what is left of others.
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
  /// The sections that are marked now as they are, each with its path: new ones and changed ones.
  package var renewed: [String] = []
  package var removed: [String] = []
}

/// Which English sections the texts in a language were compared with: one line for each, with a sum of
/// the section, the path of its text, and its heading.
struct TranslationMarks {
  /// The sum of each section that was compared, by its path and its heading as it is written, which is
  /// empty before the first, and where there are none.
  var sums: [String: String] = [:]
  /// Where the sections begin, from 1.
  private(set) var lines: [String: Int] = [:]

  init() {}

  /// The marks in a file; other lines mean nothing.
  init(parsing source: String) {
    for line in source.lines {
      if let mark = Self.mark(in: line) { sums[mark.place] = mark.sum }
    }
  }

  /// The sections of an English text as they are now. What stands below the same heading twice is one.
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

  /// As they are kept: by paths, and by headings.
  var text: String {
    sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// A sum of a text (FNV-1a), in eight digits; the same wherever it is made.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return UInt32(truncatingIfNeeded: sum ^ sum >> 32).hexadecimal
  }
}
