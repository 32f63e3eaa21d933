import TestSupport
import XCTest

@testable import Classroom

/// `results.xml`, as strict readers take it.
final class ClassJUnitTests: XCTestCase {
  private func read(_ report: ClassReport) throws -> JUnitReader {
    let reader = JUnitReader(try junit(of: report))
    XCTAssertEqual(reader.problems, [])
    return reader
  }

  func testEachCheckIsATestCase() throws {
    let cases = try read(report(on: exercise(.failed, [.passed, .failed, .stopped]))).cases
    XCTAssertEqual(cases.map(\.result), ["passed", "failure", "error"])
    XCTAssertEqual(Set(cases.map(\.suite)), ["ada.01-pure-functions"])
    XCTAssertEqual(cases[1].message, "wrong")
    XCTAssertEqual(cases[1].text, "given\nwrong")
  }

  func testThatNothingRanDoesNotLookAsIfNothingWereWrong() throws {
    for status in [ExerciseResult.Status.unbuilt, .unreadable, .ungraded] {
      let cases = try read(report(on: exercise(status, obstacle: ["line 1", "line 2"]))).cases
      XCTAssertEqual(cases.map(\.result), ["error", "skipped", "skipped", "skipped"])
      XCTAssertEqual(cases[0].message, "line 1")
      XCTAssertEqual(cases[0].text, "line 1\nline 2")
    }
    let untouched = try read(report(on: exercise(.untouched))).cases
    XCTAssertEqual(Set(untouched.map(\.result)), ["skipped"])
    XCTAssertEqual(try read(report(on: nil)).cases.map(\.result), ["skipped"])
  }

  func testTheCountsAreThoseOfTheCases() throws {
    for report in [SampleClass.report(learners: 20), HostileClass.report] {
      let reader = try read(report)
      XCTAssertEqual(reader.counts.count, report.learners.count * report.lessons.count)
      for (name, result) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        XCTAssertEqual(
          reader.counts.reduce(0) { $0 + ($1[name] ?? 0) },
          reader.cases.count { $0.result == result })
      }
      XCTAssertEqual(reader.counts.reduce(0) { $0 + ($1["tests"] ?? 0) }, reader.cases.count)
    }
  }
}
