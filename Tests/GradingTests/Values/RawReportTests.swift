import XCTest

@testable import Curriculum
@testable import Grading
@testable import SuiteSupport

/// Which checks are decided without having been run.
final class RawReportTests: XCTestCase {
  private func entry(_ id: String, after: String...) -> CatalogueEntry {
    CatalogueEntry(id: id, step: 1, after: after)
  }

  private var catalogue: [CatalogueEntry] {
    [
      entry("a"), entry("b", after: "a"), entry("c", after: "b"), entry("d", after: "c"),
      entry("e"), entry("f", after: "e", "a"),
    ]
  }

  private func settled(_ results: [String: RawResult]) -> RawReport {
    var report = RawReport(catalogue: catalogue, results: results)
    report.settleWaiting()
    return report
  }

  func testWhatBuildsOnABadCheckWaitsHoweverFarAway() {
    let bad: [RawResult] = [
      .failed(Mismatch(given: [])), .unanswered(.ended(Crash(.exit(0))), given: []),
      .unanswered(.late(.computing, seconds: 10), given: []), .waiting,
    ]
    for result in bad {
      let report = settled(["a": result])
      XCTAssertEqual(
        report.results,
        ["a": result, "b": .waiting, "c": .waiting, "d": .waiting, "f": .waiting])
      XCTAssertEqual(report.undecided, ["e"])
    }
  }

  func testNothingWaitsWhileAllGoesWell() {
    XCTAssertEqual(settled([:]).undecided, ["a", "b", "c", "d", "e", "f"])
    let report = settled(["a": .passed, "e": .passed])
    XCTAssertEqual(report.results, ["a": .passed, "e": .passed])
    XCTAssertEqual(report.undecided, ["b", "c", "d", "f"])
  }

  func testOneBadCheckOfSeveralIsEnoughToWait() {
    XCTAssertEqual(
      settled(["a": .passed, "e": .unanswered(.late(.computing, seconds: 10), given: [])]).results[
        "f"],
      .waiting
    )
  }

  func testAResultThatIsThereStays() {
    XCTAssertEqual(
      settled(["a": .unanswered(.late(.computing, seconds: 10), given: []), "b": .passed]).results[
        "b"],
      .passed)
    XCTAssertEqual(
      settled(["a": .unanswered(.late(.computing, seconds: 10), given: []), "b": .passed])
        .undecided,
      ["c", "d", "e"])
  }

  func testAFailedCheckWaitsForAFailedOneThatItUsesIfThatStepIsBegun() throws {
    let failed = RawResult.failed(Mismatch(given: []))
    func results(_ later: RawResult, isBegun: Bool) throws -> [String: RawResult] {
      var first = entry("a")
      first.uses = ["b"]
      let second = CatalogueEntry(id: "b", step: 2, after: [])
      var report = RawReport(
        catalogue: [first, second, entry("c")], results: ["a": failed, "b": later, "c": failed])
      try report.waitForLater { isBegun ? [] : [2] }
      return report.results
    }
    XCTAssertEqual(try results(failed, isBegun: true), ["a": .waiting, "b": failed, "c": failed])
    XCTAssertEqual(try results(failed, isBegun: false), ["a": failed, "b": failed, "c": failed])
    XCTAssertEqual(try results(.passed, isBegun: true), ["a": failed, "b": .passed, "c": failed])
  }
}
