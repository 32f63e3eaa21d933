import Authoring
import Launching
import XCTest

/// What is asked of every language beside English. A changed English text fails here until its twins
/// were looked at: see “Another language” in `Tests/Suites/README.md`.
final class LanguageTests: XCTestCase {
  func testEveryTextIsBuiltAsTheEnglishOne() throws { try expectNothingWrong(with: .twins) }

  func testEveryTextWasLookedAtSinceTheEnglishOneWasChanged() throws {
    try expectNothingWrong(with: .marks)
  }

  private func expectNothingWrong(with part: LanguageProof.Part) throws {
    let workshop = try Workshop()
    for language in workshop.repository.languages where language != .english {
      let proof = LanguageProof(
        of: language, in: workshop.repository, lessons: workshop.course.lessons.map(\.id))
      for finding in proof.findings(of: part) {
        XCTFail("\(finding.file):\(finding.line): \(finding.fault)")
      }
    }
  }
}
