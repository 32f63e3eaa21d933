import Basics
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook test --format gradescope` and `--format exercism` print, field by field.
final class ResultsFormatTests: CachedTestCase {
  private typealias Sample = SampleVerdicts
  private typealias Object = [String: Any]

  private let all =
    [
      Sample.passed, Sample.failed, Sample.crashed, Sample.timedOut, Sample.doesNotCompile,
      Sample.incomplete, Sample.untouched, Sample.problem(.empty),
    ] + HostileVerdict.all + HostileVerdict.broken

  private func object(_ text: String) throws -> Object {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func gradescope(_ verdicts: [Verdict]) throws -> Object {
    try object(FormatName.gradescope.end(of: verdicts, in: .sample()))
  }

  private func exercism(_ verdicts: [Verdict]) throws -> Object {
    try object(FormatName.exercism.end(of: verdicts, in: .sample()))
  }

  private func tests(_ results: Object) throws -> [Object] {
    try XCTUnwrap(results["tests"] as? [Object])
  }

  // MARK: Gradescope

  func testGradescopeGetsAPointForEachCheck() throws {
    let tests = try tests(gradescope([Sample.failed]))
    XCTAssertEqual(tests.map { $0["score"] as? Double }, [1, 0, 0, 0, 0, 0])
    XCTAssertEqual(tests.map { $0["max_score"] as? Double }, Array(repeating: 1, count: 6))
    XCTAssertEqual(tests[1]["status"] as? String, "failed")
    XCTAssertEqual(tests[1]["number"] as? String, "3.1")
    XCTAssertEqual(tests[1]["tags"] as? [String], ["03-login-state", "login.clears-error"])
    XCTAssertNil(tests[0]["output"])
    XCTAssertTrue((tests[1]["output"] as? String ?? "").contains("-   error: nil"))
  }

  func testGradescopeIsToldWhatWasNotGraded() throws {
    let results = try gradescope([Sample.doesNotCompile])
    XCTAssertEqual(try tests(results).map { $0["score"] as? Double }, Array(repeating: 0, count: 6))
    XCTAssertTrue((results["output"] as? String ?? "").contains(":12:3: error: switch must"))
    XCTAssertEqual(try gradescope([])["score"] as? Double, 0, "it wants one where there is no test")
  }

  func testGradescopeGetsOnlyWhatItKnows() throws {
    let known: Set = [
      "score", "max_score", "status", "name", "number", "output", "output_format", "tags",
      "visibility",
    ]
    for verdict in all {
      let results = try gradescope([verdict])
      XCTAssertTrue(
        Set(results.keys).isSubset(of: [
          "score", "tests", "output", "output_format", "execution_time",
        ]))
      for test in try tests(results) {
        XCTAssertTrue(Set(test.keys).isSubset(of: known), "\(test.keys)")
        XCTAssertTrue(["passed", "failed"].contains(test["status"] as? String))
        XCTAssertEqual(test["visibility"] as? String, "visible")
        XCTAssertEqual(test["output"] == nil, test["output_format"] == nil)
      }
    }
  }

  // MARK: Exercism

  func testExercismGetsATestForEachCheckAndATaskForEachStep() throws {
    let results = try exercism([Sample.failed])
    XCTAssertEqual(results["version"] as? Int, 3)
    XCTAssertEqual(results["status"] as? String, "fail")
    let tests = try tests(results)
    XCTAssertEqual(tests.map { $0["task_id"] as? Int }, [1, 1, 1, 2, 3, 3])
    XCTAssertEqual(tests[0]["status"] as? String, "pass")
    XCTAssertNil(tests[0]["message"])
    XCTAssertEqual(tests[1]["status"] as? String, "fail")
    XCTAssertTrue((tests[1]["test_code"] as? String ?? "").hasSuffix("\n+ .onTriggerLogin"))
    XCTAssertEqual(try exercism([Sample.passed])["status"] as? String, "pass")
  }

  func testExercismIsToldOfAnErrorWhereNoTestRan() throws {
    for verdict in [Sample.doesNotCompile, Sample.incomplete, Sample.problem(.empty)] {
      let results = try exercism([verdict])
      XCTAssertEqual(results["status"] as? String, "error")
      XCTAssertNotNil(results["message"])
      XCTAssertEqual(try tests(results).count, 0)
    }
    let both = try exercism([Sample.passed, Sample.doesNotCompile])
    XCTAssertEqual(both["status"] as? String, "fail", "some tests ran")
    XCTAssertNil(try tests(both)[0]["task_id"], "the steps of two exercises aren't told apart")
  }

  func testExercismGetsOnlyWhatItKnowsAndNoMoreThanItTakes() throws {
    let known: Set = ["name", "status", "message", "output", "test_code", "task_id"]
    for verdict in all {
      let results = try exercism([verdict])
      XCTAssertTrue(Set(results.keys).isSubset(of: ["version", "status", "message", "tests"]))
      XCTAssertLessThanOrEqual(
        (results["message"] as? String ?? "").count, CountLimit.charactersInMessage)
      for test in try tests(results) {
        XCTAssertTrue(Set(test.keys).isSubset(of: known), "\(test.keys)")
        XCTAssertTrue(["pass", "fail", "error"].contains(test["status"] as? String))
        XCTAssertEqual(test["message"] == nil, test["status"] as? String == "pass")
        XCTAssertLessThanOrEqual(
          (test["output"] as? String ?? "").count, CountLimit.charactersInOutput)
        XCTAssertLessThanOrEqual(
          (test["message"] as? String ?? "").count, CountLimit.charactersInMessage)
      }
    }
  }
}
