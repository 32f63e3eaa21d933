import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What is said of a verdict that differs from the one before.
final class VerdictChangeTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  /// What is said when these checks passed before, and those pass now.
  private func text(_ before: [String], _ now: [String]) throws -> String {
    let verdict = Sample.make { check in
      check.result = now.contains(check.id) ? .passed : .failsSomehow
    }
    return try Drawing.sample().text(of: VerdictChange(from: Set(before), to: verdict))
  }

  private let first = ["login.username", "login.clears-error", "login.silent"]
  private let all = [
    "login.username", "login.clears-error", "login.silent", "history.all", "undo.last", "undo.none",
  ]

  func testAStepThatPassesIsToldWithWhatComesNext() throws {
    XCTAssertEqual(
      try text(["login.username"], first), "Step 1 passes now. Next: step 2, history.")
    XCTAssertEqual(
      try text([], Array(all.prefix(4))),
      "Step 1 passes now. Step 2 passes now. Next: step 3, undo.")
    XCTAssertEqual(
      try text([], ["history.all"]), "Step 2 passes now. Next: step 1, `reduce`.",
      "whatever comes first")
    XCTAssertEqual(try text(first, all), "", "that the lesson passes is news enough")
  }

  func testChecksOfOtherStepsAreToldBesideIt() throws {
    XCTAssertEqual(
      try text(["undo.last"], first + ["undo.none"]),
      """
      Step 1 passes now. Next: step 2, history.
      Now passing: with nothing to take back, `undo` changes nothing.
      Newly broken: `undo` takes the last event back.
      """)
  }

  func testOfTheFirstVerdictOnlyTheStepsAreNews() throws {
    let verdict = Sample.make { check in
      check.result =
        (self.first + ["undo.last"]).contains(check.id) ? .passed : .failsSomehow
    }
    XCTAssertEqual(
      try Drawing.sample().text(of: VerdictChange(from: nil, to: verdict)),
      "Step 1 passes now. Next: step 2, history.")
  }

  func testWhatPassedBeforeIsNoNews() throws {
    XCTAssertEqual(try text(first, first), "")
    XCTAssertEqual(
      try text(first, ["login.silent"]),
      "Newly broken: typing a username changes the username and nothing else, and 1 more.")
  }

  func testItStandsJustAboveWhatToDoNext() throws {
    let verdict = Sample.make { check in
      if self.first.contains(check.id) { check.result = .passed }
      if check.id == "history.all" { Sample.fail(&check) }
    }
    let change = VerdictChange(from: ["undo.none"], to: verdict)
    let text = try Drawing.sample().lines(for: verdict, change: change).text()
    XCTAssertTrue(
      text.contains(
        """


        Step 1 passes now. Next: step 2, history.
        Newly broken: with nothing to take back, `undo` changes nothing.
        Next: swift run workbook hint 3

        """), text)
    let alone = try Drawing.sample().lines(
      for: verdict, below: nil, change: VerdictChange(from: [], to: verdict)
    ).text()
    XCTAssertTrue(alone.hasSuffix("\n\nStep 1 passes now. Next: step 2, history.\n"), alone)
    let none = VerdictChange(from: verdict.passedIDs, to: verdict)
    let quiet = try Drawing.sample().lines(for: verdict, change: none).text()
    XCTAssertFalse(quiet.contains("now"), quiet)
    XCTAssertFalse(try Drawing.sample().lines(for: verdict).text().contains("now"))
  }

  func testWhatWasNotRunSaysNothing() throws {
    let change = VerdictChange(from: Set(first), to: Sample.doesNotCompile)
    XCTAssertEqual(try Drawing.sample().text(of: change), "")
  }
}
