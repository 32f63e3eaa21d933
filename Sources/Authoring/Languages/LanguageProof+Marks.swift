import Curriculum
import Foundation
import Launching

/// Why no marks were written; those before are still there.
package enum MarksError: Error, Equatable, Sendable {
  case notReadable(path: String)
  case notWritable(path: String)
}

/// Which marks were written anew.
package struct RenewedMarks: Equatable, Sendable {
  /// The sections that are marked now as they are, each with its path: new ones and changed ones.
  package var renewed: [String] = []
  /// The sections that aren't there any more.
  package var removed: [String] = []
}

extension LanguageProof {
  /// Where its marks are kept.
  package var marksFile: String { shown(repository.translations(into: language)) }

  /// Every English section is marked as it is now, and nothing else is.
  var findingsOfMarks: [Finding] {
    let path = repository.translations(into: language)
    let there = texts.filter { !isMissing($0.twin) }
    guard !there.isEmpty || !isMissing(path) else { return [] }
    // Whatever the reason is, it can't be read; a line for each section would say no more.
    guard let source = try? contents(of: path) else {
      return [Finding(.noFile, in: shown(path))]
    }
    let marks = TranslationMarks(parsing: source)
    return there.flatMap { findings(of: $0, marks) } + findings(inMarks: source, there)
  }

  /// The sections of a text that aren't marked, or aren't as they were.
  private func findings(of text: TranslatedText, _ marks: TranslationMarks) -> [Finding] {
    let path = shown(text.path)
    // Who can't be read is told among the twins.
    guard let source = try? contents(of: text.path) else { return [] }
    let now = TranslationMarks(of: source, kind: text.kind, path: path)
    let lines = Dictionary(TextSection.all(in: source).map { ($0.heading, $0.line) }) { first, _ in
      first
    }
    let findings = now.sums.compactMap { section, sum -> Finding? in
      let mark = marks.sums[section]
      guard mark != sum else { return nil }
      let twin = shown(text.twin)
      return Finding(
        mark == nil ? .isNotCompared(twin: twin) : .isChanged(twin: twin), in: path,
        line: lines[section.heading] ?? 1)
    }
    return findings.sorted { $0.line < $1.line }
  }

  /// The marks of sections that aren't there, and what is none.
  private func findings(inMarks source: String, _ there: [TranslatedText]) -> [Finding] {
    let paths = Set(there.map { shown($0.path) })
    let now = Set(there.flatMap { self.now($0).sums.keys })
    var seen: Set<TranslationMarks.Section> = []
    return TextPiece.lines(of: source).enumerated().compactMap { index, line in
      guard !line.isEmpty else { return nil }
      let section = TranslationMarks.mark(in: line)?.section
      let isKnown = section.map { now.contains($0) && seen.insert($0).inserted } ?? false
      // Of one lesson's texts, the marks of others are nobody's business.
      guard !isKnown, isWhole || section.map({ paths.contains($0.path) }) == true else {
        return nil
      }
      return Finding(.leftOver(String(line)), in: marksFile, line: index + 1)
    }
  }

  /// The marks of an English text as it is.
  private func now(_ text: TranslatedText) -> TranslationMarks {
    // Who can't be read has no sections.
    (try? contents(of: text.path)).map {
      TranslationMarks(of: $0, kind: text.kind, path: shown(text.path))
    } ?? TranslationMarks()
  }

  // MARK: Writing them

  /// Marks English texts as they are now, because their twins were looked at.
  ///
  /// - Parameter chosen: some of the texts; of a twin that isn't there nothing is marked. Nil marks all
  ///   of them, and takes away what is left of others.
  package func renew(_ chosen: [TranslatedText]?) throws(MarksError) -> RenewedMarks {
    let path = repository.translations(into: language)
    let before = TranslationMarks(parsing: isMissing(path) ? "" : try source(at: path))
    var after = TranslationMarks()
    let renewed = (chosen ?? texts).filter { !isMissing($0.twin) }
    if let chosen {
      let paths = Set(chosen.map { shown($0.path) })
      after.sums = before.sums.filter { !paths.contains($0.key.path) }
    }
    for text in renewed {
      let marks = TranslationMarks(
        of: try source(at: text.path), kind: text.kind, path: shown(text.path))
      after.sums.merge(marks.sums) { $1 }
    }
    guard putInPlace(Data(after.text.utf8), at: path) else {
      throw .notWritable(path: shown(path))
    }
    let (old, new) = (before.sums, after.sums)
    return RenewedMarks(
      renewed: new.keys.filter { old[$0] != new[$0] }.sorted().map(\.place),
      removed: old.keys.filter { new[$0] == nil }.sorted().map(\.place))
  }

  private func source(at path: String) throws(MarksError) -> String {
    do throws(CurriculumError) {
      return try contents(of: path)
    } catch {
      throw .notReadable(path: shown(path))
    }
  }
}
