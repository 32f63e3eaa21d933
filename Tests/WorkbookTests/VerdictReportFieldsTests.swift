import FixtureLessons
import Foundation
import SuiteSupport
import Traces
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// `workbook test --json` field by field, as a program reads it.
final class VerdictReportFieldsTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testEveryStateOfALesson() throws {
    let report = try decoded([
      Sample.passed, Sample.failed, Sample.untouched, Sample.doesNotCompile, Sample.incomplete,
    ])
    XCTAssertEqual(report.version, 2)
    XCTAssertEqual(
      report.lessons.map(\.state),
      ["passed", "failed", "untouched", "doesNotCompile", "incomplete"])
    XCTAssertEqual(report.lessons.map(\.passed), [6, 1, 0, 0, 0])
    for lesson in report.lessons {
      XCTAssertEqual(lesson.id, "03-login-state")
      XCTAssertEqual(lesson.number, 3)
      XCTAssertEqual(lesson.title, "Login state")
      XCTAssertEqual(lesson.total, 6)
      XCTAssertEqual(lesson.seconds, 1.25)
      XCTAssertEqual(lesson.file, Sample.file)
      XCTAssertEqual(lesson.checks.count, 6)
      XCTAssertNil(lesson.problem)
    }
  }

  func testEveryStateOfACheck() throws {
    let verdict = Sample.make { check in
      switch check.id {
      case "login.username": check.result = .passed
      case "login.clears-error": Sample.fail(&check)
      case "login.silent": check.result = .unanswered(.late(.computing, seconds: 1), given: [])
      case "history.all": check.result = .unanswered(.ended(Crash(.signal(11))), given: [])
      default: break
      }
    }
    let checks = try XCTUnwrap(try decoded([verdict]).lessons.first).checks
    XCTAssertEqual(
      checks.map(\.state), ["passed", "failed", "timedOut", "crashed", "waiting", "waiting"])
    XCTAssertEqual(checks.map(\.step), [1, 1, 1, 2, 3, 3])
    XCTAssertEqual(
      checks.map(\.id),
      [
        "login.username", "login.clears-error", "login.silent", "history.all", "undo.last",
        "undo.none",
      ])
  }

  func testAFailedCheck() throws {
    let verdict = Sample.make { check in
      guard check.id == "login.clears-error" else { return }
      Sample.fail(&check, note: "look again", mistake: "the old error stays")
      check.output = ExerciseOutput(lines: ["one", "two"], dropped: 5)
    }
    let check = try XCTUnwrap(try decoded([verdict]).lessons.first).checks[1]
    let start = "State(username: \"ada\", password: \"secret\", loading: false, data: nil, error: "
    XCTAssertEqual(check.title, "starting a login clears the error of the last one")
    XCTAssertEqual(check.given, ["\(start).offline)", "+ .onTriggerLogin"])
    XCTAssertEqual(check.expected, "\(start)nil)")
    XCTAssertEqual(check.actual, "\(start).offline)")
    XCTAssertEqual(
      check.diff,
      ["  State(", "    … (4 unchanged)", "-   error: nil", "+   error: .offline", "  )"])
    XCTAssertEqual(check.note, "look again")
    XCTAssertEqual(check.mistake, "the old error stays")
    XCTAssertEqual(check.output, ["one", "two"])
    XCTAssertEqual(check.outputDropped, 5)
    XCTAssertNil(check.reason)
    XCTAssertEqual(
      check.why,
      "a new attempt starts clean, or the screen shows an error that is no longer true.")
    XCTAssertEqual(check.section, "One event, its own fields")
    XCTAssertEqual(check.file, Sample.file)
    XCTAssertEqual(check.line, 34)
    XCTAssertNil(check.column)
  }

  func testACheckThatCrashedOneThatTimedOutAndOneThatWaits() throws {
    let crashed = try XCTUnwrap(try decoded([Sample.crashed]).lessons.first).checks[0]
    XCTAssertEqual(
      crashed.reason?.prefix(46), "It crashed: Fatal error: Index out of range\u{7}. ",
      "data, not a screen")
    XCTAssertEqual([crashed.line, crashed.column], [36, 12])
    XCTAssertEqual(crashed.given, ["undo([])"], "the call that crashed")
    XCTAssertNil(crashed.seconds)
    XCTAssertNil(crashed.expected)
    let checks = try XCTUnwrap(try decoded([Sample.timedOut]).lessons.first).checks
    XCTAssertEqual(checks[3].state, "timedOut")
    XCTAssertEqual(checks[3].seconds, 10)
    XCTAssertEqual(checks[3].given, ["history(of: [.increase], from: 3)"])
    XCTAssertEqual([checks[3].line, checks[3].column], [40, nil])
    XCTAssertEqual(checks[4].state, "waiting")
    XCTAssertNil(checks[4].given)
    XCTAssertNil(checks[4].diff)
    XCTAssertNil(checks[4].actual)
  }

  func testMessagesOfTheCompiler() throws {
    let lesson = try XCTUnwrap(try decoded([Sample.doesNotCompile]).lessons.first)
    let messages: [(Int, Int, String, String?, String)] = [
      (
        12, 3, "switch must be exhaustive",
        "Not every case has a branch yet. Add a `case` for each one that is missing.",
        "  switch event {"
      ),
      (20, 10, "cannot convert return expression of type `Int` to `State`", nil, "  return 7"),
      (31, 1, "missing return in global function", nil, "}"),
    ]
    XCTAssertEqual(
      lesson.messages,
      messages.map {
        .init(file: Sample.file, line: $0, column: $1, text: $2, help: $3, source: $4)
      })
    XCTAssertEqual(lesson.missing, [])
  }

  func testWhatIsMissing() throws {
    let lesson = try XCTUnwrap(try decoded([Sample.incomplete]).lessons.first)
    XCTAssertEqual(
      lesson.missing,
      [
        .init(
          name: "Store.unsubscribe(_:)",
          explanation: "`Store.unsubscribe(_:)` is missing: it takes the id that `subscribe` "
            + "returned."),
        .init(name: "Event", explanation: "`Event` lost its shape.", line: 34),
      ])
    XCTAssertEqual(lesson.messages, [])
  }

  func testAnExerciseThatCannotBeGraded() throws {
    let lesson = try XCTUnwrap(try decoded([Sample.problem(.empty)]).lessons.first)
    XCTAssertEqual(lesson.state, "unreadable")
    XCTAssertEqual(lesson.problem, "\(Sample.file) is empty.")
    XCTAssertEqual(lesson.passed, 0)
  }

  func testWhatTheSystemDoesNotOfferIsNamedIfTheExerciseRan() throws {
    var verdict = Sample.failed
    let exercise = try XCTUnwrap(verdict.exercise)
    verdict.outcome = .read(
      exercise,
      .judged(verdict.checks, Sandbox(calls: true, files: false, namespaces: false)))
    let lessons = try decoded([verdict, Sample.doesNotCompile]).lessons
    XCTAssertEqual(lessons.map { $0.confinement?.missing }, [["files", "namespaces"], nil])
  }

  func testWhatTheProgramItselfPrints() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.upStub.replacing("return counter", with: "return 7"),
      to: Fixture.exercise(Fixture.up))
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = try WorkbookProcess(["test", "--json"], in: fixture)
    let report = try DecodedReport(run.output)
    XCTAssertEqual(report.lessons.map(\.state), ["doesNotCompile", "passed"])
    XCTAssertEqual(report.lessons.map { $0.messages.map(\.line) }, [[9, 14], []])
    XCTAssertTrue(report.lessons.allSatisfy { $0.seconds > 0 })
    XCTAssertEqual(report.lessons.map { $0.confinement == nil }, [true, false])
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.code, .failure)
  }

  private func decoded(_ verdicts: [Verdict]) throws -> DecodedReport {
    try DecodedReport(json(Drawing.sample().report(on: verdicts)))
  }
}
