import Curriculum
import Foundation
import Grading
import Program
import TestSupport
import XCTest

/// Whatever an exercise prints, is called, or dies of: the verdict shows it, and obeys none of it.
final class DrawingTests: LongTestCase {
  private let names = [
    "escapes-in-a-crash", "escapes-in-a-value", "escapes-in-an-error", "escapes-in-the-output",
    "prints-a-transcript", "prints-a-crash",
  ]

  func testNothingOfAnExerciseGetsOutOfADrawnVerdict() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    for name in names {
      let submission = try HostileSubmission.named(name, in: yard)
      let verdict = try yard.verdict(on: submission)
      let text = try verdictText(
        verdict, repository: yard.repository, environment: ["LANG": "C.UTF-8"])
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let bare = line.drop { $0 == " " }
        XCTAssertFalse(bare.hasPrefix("::"), "\(name): \(line)")
        XCTAssertFalse(bare.hasPrefix("Test Suite"), "\(name): \(line)")
        let controls = line.unicodeScalars.filter(isObeyed)
        XCTAssertEqual(Array(controls), [], "\(name): \(line)")
      }
    }
  }

  func testWhatWasPrintedStandsUnderItsCheckBehindABar() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let submission = try HostileSubmission.named("prints-a-transcript", in: yard)
    let verdict = try yard.verdict(on: submission)
    let text = try verdictText(
      verdict, repository: yard.repository, environment: ["LANG": "C.UTF-8"])
    XCTAssertTrue(text.contains("│ Test Suite 'All tests' passed"), text)
    XCTAssertEqual(verdict.nextCheck?.output.isEmpty, false)
  }

  /// Control characters but for the tabulator, and those that turn the direction of a text.
  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    let turning = [0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    return (scalar.properties.generalCategory == .control && scalar != "\t")
      || turning.contains(Int(scalar.value))
  }
}
