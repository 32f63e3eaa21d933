import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook test --format github` writes for GitHub Classroom, as its reporter reads it.
final class ClassroomResultsTests: CachedTestCase {
  private typealias Sample = SampleVerdicts
  private typealias Object = [String: Any]

  private func output(_ verdicts: [Verdict]) throws -> String {
    let drawing = try Drawing.sample()
    return try ClassroomResults(
      lessons: verdicts.map { ReportedLesson($0, drawing: drawing) }
    ).output()
  }

  /// What stands behind the name, decoded; fails if GitHub would read anything else there.
  private func object(_ output: String) throws -> Object {
    let match = try XCTUnwrap(output.wholeMatch(of: /result=([A-Za-z0-9+\/]+=*)\n/), output)
    let data = try XCTUnwrap(bytes(base64: match.1).map { Data($0) })
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? Object)
  }

  private func tests(_ results: Object) throws -> [Object] {
    try XCTUnwrap(results["tests"] as? [Object])
  }

  private let all =
    [
      Sample.passed, Sample.failed, Sample.crashed, Sample.timedOut, Sample.doesNotCompile,
      Sample.incomplete, Sample.untouched, Sample.problem(.empty),
    ] + HostileVerdict.all + HostileVerdict.broken

  func testThereIsATestForEachCheckAndAPointForEachThatPasses() throws {
    let results = try object(output([Sample.failed]))
    XCTAssertEqual(results["version"] as? Int, 1)
    XCTAssertEqual(results["status"] as? String, "fail")
    XCTAssertEqual(results["max_score"] as? Int, 6)
    let tests = try tests(results)
    XCTAssertEqual(tests.map { $0["score"] as? Int }, [1, 0, 0, 0, 0, 0])
    XCTAssertEqual(tests[0]["status"] as? String, "pass")
    XCTAssertEqual(tests[1]["status"] as? String, "fail")
    XCTAssertEqual(
      tests[1]["name"] as? String,
      "3. Login state: starting a login clears the error of the last one")
    XCTAssertEqual(tests[1]["line_no"] as? Int, 34)
    XCTAssertEqual(tests[1]["filename"] as? String, Sample.file)
    XCTAssertTrue((tests[1]["test_code"] as? String ?? "").hasSuffix("\n│ + .onTriggerLogin"))
    XCTAssertEqual(try object(output([Sample.passed]))["status"] as? String, "pass")
    let both = try object(output([Sample.passed, Sample.failed]))
    XCTAssertEqual(both["max_score"] as? Int, 12)
    XCTAssertEqual(both["status"] as? String, "fail")
  }

  func testWhatHasNoAnswerIsAnError() throws {
    let broken = try object(output([Sample.doesNotCompile]))
    XCTAssertEqual(broken["status"] as? String, "error")
    let messages = try tests(broken).map { $0["message"] as? String }
    XCTAssertTrue((messages[0] ?? "").contains(":12:3: error: switch must"), "\(messages)")
    XCTAssertEqual(messages.dropFirst().compactMap(\.self), [], "once is enough")
    let crashed = try tests(object(output([Sample.crashed])))
    let message = try XCTUnwrap(
      crashed.first { $0["status"] as? String == "error" }?["message"] as? String)
    XCTAssertTrue(message.contains("\n│ "), message)
  }

  func testThereIsOnlyWhatTheReporterKnowsAndOfTheKindThatItTakes() throws {
    let known: Set = [
      "name", "status", "score", "message", "test_code", "filename", "line_no", "duration",
    ]
    for verdict in all {
      let results = try object(output([verdict]))
      XCTAssertEqual(Set(results.keys), ["version", "status", "max_score", "tests"])
      XCTAssertTrue(["pass", "fail", "error"].contains(results["status"] as? String))
      let tests = try tests(results)
      XCTAssertEqual(results["max_score"] as? Int, tests.count)
      for test in tests {
        XCTAssertTrue(Set(test.keys).isSubset(of: known), "\(test.keys)")
        XCTAssertTrue(["pass", "fail", "error"].contains(test["status"] as? String))
        XCTAssertEqual(test["score"] as? Int, test["status"] as? String == "pass" ? 1 : 0)
        XCTAssertNotNil(test["line_no"] as? Int)
        XCTAssertNotNil(test["filename"] as? String)
        XCTAssertNotNil(test["duration"] as? Int)
      }
    }
  }

  /// The reporter prints names, messages and code as they are.
  func testNothingOfAnExerciseIsACommandInItsLog() throws {
    for verdict in HostileVerdict.all + HostileVerdict.broken {
      for test in try tests(object(output([verdict]))) {
        for key in ["name", "message", "test_code"] {
          let text = test[key] as? String ?? ""
          let log = GitHubLog(text)
          XCTAssertEqual(log.others + log.groups, [], text)
          XCTAssertEqual(log.annotations, [], text)
          XCTAssertFalse(text.contains("##["), text)
        }
      }
    }
  }

  func testItFitsIntoAVariableHoweverMuchThereIsToSay() throws {
    let lesson = ReportedLesson(
      try XCTUnwrap(HostileVerdict.all.last), drawing: try Drawing.sample())
    let output = try ClassroomResults(lessons: Array(repeating: lesson, count: 60)).output()
    XCTAssertLessThan("WORKBOOK_RESULTS=\(output)".utf8.count, 128 << 10)
    XCTAssertEqual(try tests(object(output)).count, 360)
    let few = try ClassroomResults(lessons: [lesson]).output()
    XCTAssertTrue(
      try tests(object(few)).contains { ($0["test_code"] as? String ?? "").hasSuffix("…") })
  }

  // MARK: Where it is written

  func testItIsWrittenBelowWhatIsThere() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    try fixture.write("other=1\n", to: "output")
    let run = FakeRun(["test", "2", "--format", "github"], in: fixture) {
      $0.environment["GITHUB_OUTPUT"] = "\(fixture.root)/output"
    }
    XCTAssertEqual(run.code, .success, run.errors)
    let text = try XCTUnwrap(fixture.text(of: "output"))
    XCTAssertTrue(text.hasPrefix("other=1\n"), text)
    let results = try object(String(text.dropFirst("other=1\n".count)))
    XCTAssertEqual(results["status"] as? String, "pass")
    XCTAssertEqual(results["max_score"] as? Int, 1)
  }

  func testNothingIsWrittenWhereNothingWasGradedOrAnotherFormatIsAsked() throws {
    let fixture = try Fixture()
    for arguments in [["test", "--format", "github"], ["test", "2", "--json"]] {
      let run = FakeRun(arguments, in: fixture) {
        $0.environment["GITHUB_OUTPUT"] = "\(fixture.root)/output"
      }
      XCTAssertEqual(run.code, .failure, run.errors)
      XCTAssertNil(fixture.text(of: "output"))
      if arguments.count == 3 {
        XCTAssertTrue(run.output.contains("untouched"), run.output)
      }
    }
  }

  func testAFileThatCannotBeWrittenIsTold() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "--format", "github"], in: fixture) {
      $0.environment["GITHUB_OUTPUT"] = "\(fixture.root)/nowhere/output"
    }
    XCTAssertEqual(run.code, .unavailable)
    let told = run.errors.replacing(/\s+/, with: " ")
    XCTAssertTrue(told.contains("output can't be written."), told)
  }
}
