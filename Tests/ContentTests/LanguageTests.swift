import Authoring
import Basics
import Curriculum
import Launching
import XCTest

/// What is asked of every language beside English. A changed English text fails here until its twins
/// were looked at: see “Another language” in `Tests/Suites/Reference.md`.
final class LanguageTests: XCTestCase {
  func testEveryTextIsBuiltAsTheEnglishOne() throws { try expectNothingWrong(with: .twins) }

  func testEveryTextWasLookedAtSinceTheEnglishOneWasChanged() throws {
    try expectNothingWrong(with: .marks)
  }

  /// If a language has a glossary, its last section but one is a table of what its texts don't say, quoted,
  /// and what they say instead.
  func testNoTextSaysWhatItsGlossaryRulesOut() throws {
    let workshop = try Workshop()
    for proof in proofs(in: workshop) {
      let glossary = workshop.repository.reading(proof.language).glossary
      guard FileManager.default.fileExists(atPath: glossary) else { continue }
      let sections = try contents(of: glossary).components(separatedBy: "\n## ")
      let table = try XCTUnwrap(sections.dropLast().last)
      let phrases = table.matches(of: /(?m)^\|([^|]+)\|/).flatMap { row in
        row.1.matches(of: /“([^”]+)”/).map(\.1)
      }
      XCTAssertFalse(phrases.isEmpty, proof.language.code)
      for text in proof.texts {
        let lines = try contents(of: text.twin).split(
          separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          for phrase in phrases where line.contains(phrase) {
            XCTFail("\(workshop.repository.display(text.twin)):\(index + 1): “\(phrase)”")
          }
        }
      }
    }
  }

  /// Its comments are other ones, all of them, and nothing else.
  func testASolutionIsTheEnglishOneButForItsComments() throws {
    let workshop = try Workshop()
    for proof in proofs(in: workshop) {
      let repository = workshop.repository.reading(proof.language)
      for lesson in workshop.course.lessons {
        let english = try contents(of: repository.solution(of: lesson.id))
        let own = try repository.solutionText(of: lesson.id)
        XCTAssertEqual(
          SourceFile(own).tokens.map(\.text), SourceFile(english).tokens.map(\.text), lesson.id)
        let left = Set(own.split(separator: "\n")).intersection(english.split(separator: "\n"))
          .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("//") && !$0.hasPrefix("// MARK:") }
        XCTAssertEqual(left, [], lesson.id)
      }
    }
  }

  private func expectNothingWrong(with part: LanguageProof.Part) throws {
    for proof in proofs(in: try Workshop()) {
      for finding in proof.findings(of: part) {
        XCTFail("\(finding.file):\(finding.line): \(finding.fault)")
      }
    }
  }

  private func proofs(in workshop: Workshop) -> [LanguageProof] {
    workshop.repository.languages.filter { $0 != .english }.map { language in
      LanguageProof(
        of: language, in: workshop.repository, lessons: workshop.course.lessons.map(\.id))
    }
  }
}
