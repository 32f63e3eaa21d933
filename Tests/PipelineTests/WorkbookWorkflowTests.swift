import Basics
import Foundation
import Launching
import TestSupport
import XCTest

/// What `.github/workflows/workbook.yml` runs, run.
final class WorkbookWorkflowTests: LongTestCase {
  private func file() throws -> PipelineFile {
    try PipelineFile(".github/workflows/workbook.yml")
  }

  /// Runs the step that grades; what it tells GitHub stands in two files.
  private func grade(_ copy: WorkbookCopy, lessons: String = "") throws -> Captured {
    try copy.run(
      try XCTUnwrap(file().steps["Grade what is begun"]),
      [
        "GITHUB_STEP_SUMMARY": "\(copy.root)/summary.md", "GITHUB_OUTPUT": "\(copy.root)/output",
        "LESSONS": lessons,
      ])
  }

  private func solution(of lesson: String) throws -> String {
    try String(contentsOfFile: WorkbookCopy.original.solution(of: lesson), encoding: .utf8)
  }

  func testEveryStepIsOneThatIsRunHere() throws {
    XCTAssertEqual(
      Set(try file().steps.keys),
      ["Build", "What confines an exercise here", "Grade what is begun"])
  }

  func testItBuildsTheProgramThatItRuns() throws {
    let copy = try WorkbookCopy()
    let run = try copy.run(try XCTUnwrap(file().steps["Build"]))
    XCTAssertTrue(run.ending.isSuccess, run.all)
    XCTAssertEqual(copy.packageManagerCalls, ["swift build --product workbook"])
    let script = try copy.run(try XCTUnwrap(file().steps["What confines an exercise here"]))
    XCTAssertTrue(script.ending.isSuccess, script.all)
    XCTAssertTrue(script.output.contains("Swift"), script.all)
  }

  func testWhereNothingIsBegunNothingIsWrong() throws {
    let copy = try WorkbookCopy()
    let run = try grade(copy)
    XCTAssertTrue(run.ending.isSuccess, run.all)
    XCTAssertTrue(run.output.contains("Every exercise is untouched."), run.all)
    XCTAssertTrue(copy.text(of: "summary.md").hasPrefix("Every exercise is untouched."))
    XCTAssertEqual(copy.text(of: "output"), "", "there are no points")
  }

  func testAnAssignmentThatIsNotBegunIsNotDone() throws {
    let copy = try WorkbookCopy()
    let run = try grade(copy, lessons: "1 2")
    XCTAssertEqual(run.ending, .exited(1), run.all)
    XCTAssertNotEqual(copy.text(of: "output"), "")
  }

  func testWhatFailsMarksTheCommitAtItsLines() throws {
    let copy = try WorkbookCopy()
    try copy.write(solution(of: "01-pure-functions"), as: "01-pure-functions")
    try copy.write(
      solution(of: "02-reduce") + "\nlet a: Int = \"\"\n",
      as: "02-reduce")
    let run = try grade(copy)
    XCTAssertEqual(run.ending, .exited(1), run.all)
    let annotations = run.output.matches(of: /(?m)^::error file=(.*?),line=\d+,/).map { $0.1 }
    XCTAssertEqual(annotations, ["Lessons/02-reduce/Exercise.swift"], run.all)
    let summary = copy.text(of: "summary.md")
    XCTAssertTrue(summary.contains("| ✅ 1. ") && summary.contains("| ❌ 2. "), summary)
    XCTAssertFalse(summary.contains(" 3. "), "it isn't begun")
    let output = copy.text(of: "output")
    let encoded = try XCTUnwrap(output.wholeMatch(of: /result=(\S+)\n/)?.1, output)
    let data = try XCTUnwrap(bytes(base64: encoded).map { Data($0) })
    let results = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertEqual(results["status"] as? String, "error")
    XCTAssertGreaterThan(results["max_score"] as? Int ?? 0, 10)
  }

  func testWhatPassesIsGreen() throws {
    let copy = try WorkbookCopy()
    try copy.write(solution(of: "02-reduce"), as: "02-reduce")
    let run = try grade(copy)
    XCTAssertTrue(run.ending.isSuccess, run.all)
  }

  func testItMayOnlyReadAndTellsClassroomOnlyWhereSomebodyWantsThat() throws {
    let file = try file()
    let entries = file.entries
    let permissions = try XCTUnwrap(entries.firstIndex { $0.key == "permissions" })
    XCTAssertEqual(entries[permissions + 1].key, "contents")
    XCTAssertEqual(entries[permissions + 1].value, "read")
    XCTAssertEqual(entries[permissions + 2].indent, 0, "and nothing else")
    let used = try XCTUnwrap(
      entries.firstIndex { $0.value == "classroom-resources/autograding-grading-reporter@v1" })
    let condition = entries[used - 1]
    XCTAssertEqual(condition.key, "if")
    XCTAssertTrue(condition.value.contains("vars.WORKBOOK_CLASSROOM == 'true'"))
    XCTAssertTrue(condition.value.contains("steps.workbook.outputs.result != ''"))
    XCTAssertEqual(file.values(of: "WORKBOOK_RESULTS"), ["${{ steps.workbook.outputs.result }}"])
    XCTAssertEqual(file.values(of: "runners"), ["workbook"])
    XCTAssertTrue(file.values(of: "id").contains("workbook"))
  }
}
