import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// How raw results become a verdict in the lesson's words.
final class VerdictTests: FolderTestCase {
  private func text(_ id: String) -> CheckText {
    CheckText(
      id: id, title: "title of \(id)", why: "", section: "", hints: [],
      notes: ["off-by-one": "One too many."])
  }

  private var lesson: Lesson {
    Lesson(
      number: 2, id: "02-reduce", module: "Reduce", title: "Reduce",
      steps: [
        Step(number: 1, title: "reduce", anchor: "func reduce(", checks: [text("a"), text("b")]),
        Step(number: 2, title: "replay", anchor: "func replay(", checks: [text("c")]),
      ],
      interface: ["Event": "`Event` lost its shape."])
  }

  private func verdict(_ outcome: Grader.Outcome) -> Verdict {
    var verdict = Verdict(notYetGraded: lesson, file: "Exercise.swift")
    verdict.take(outcome)
    return verdict
  }

  private func verdict(_ results: [String: RawResult]) -> Verdict {
    verdict(.report(RawReport(results: results)))
  }

  func testEveryCheckHasToPass() {
    XCTAssertEqual(verdict(["a": .passed, "b": .passed, "c": .passed]).state, .passed)
    for results: [String: RawResult] in [
      [:], ["a": .passed, "b": .passed], ["a": .passed, "b": .passed, "x": .passed],
      ["a": .passed, "b": .passed, "c": .late(given: [], seconds: 10)],
    ] {
      XCTAssertEqual(verdict(results).state, .failed, "\(results)")
    }
  }

  func testACheckWithoutAResultWaits() {
    let verdict = verdict(["b": .passed])
    XCTAssertEqual(verdict.checks.map(\.state), [.waiting, .passed, .waiting])
    XCTAssertEqual(verdict.checks.map(\.step), [1, 1, 2])
    XCTAssertEqual(verdict.passedCount, 1)
    XCTAssertNil(verdict.firstFailure)
  }

  func testAFailureTellsItsCounterexampleAndItsNote() throws {
    let mismatch = Mismatch(
      given: ["reduce(3)"], expected: .leaf("4"), actual: .leaf("5"), note: "off-by-one")
    let verdict = verdict(["a": .passed, "b": .failed(mismatch)])
    let check = try XCTUnwrap(verdict.firstFailure)
    XCTAssertEqual(check.id, "b")
    XCTAssertEqual(check.text.title, "title of b")
    XCTAssertEqual(check.given, ["reduce(3)"])
    XCTAssertEqual([check.expected, check.actual], ["4", "5"])
    XCTAssertEqual(check.note, "One too many.")
    XCTAssertEqual(
      check.diff,
      [
        DiffLine(kind: .expected, depth: 0, text: "4"),
        DiffLine(kind: .actual, depth: 0, text: "5"),
      ])
  }

  func testANoteThatTheLessonDoesNotHaveIsLeftOut() throws {
    let verdict = verdict(["a": .failed(Mismatch(given: [], note: "unknown"))])
    XCTAssertNil(try XCTUnwrap(verdict.firstFailure).note)
  }

  func testACrashTellsReasonAndPlace() throws {
    let crash = RawResult.ended(overflow, given: ["reduce(3)"])
    let check = try XCTUnwrap(verdict(["a": crash]).firstFailure)
    XCTAssertEqual(check.state, .crashed)
    XCTAssertEqual(check.crash, .trap("arithmetic overflow"))
    XCTAssertEqual([check.line, check.column], [2, 16])
    XCTAssertEqual(check.given, ["reduce(3)"])
  }

  private var overflow: CrashReport {
    var report = CrashReport(cause: .trap("arithmetic overflow"))
    (report.line, report.column) = (2, 16)
    return report
  }

  func testWhatIsMissingIsSaidInTheLessonsWords() {
    XCTAssertEqual(
      verdict(.missing(["Event", "other"])).missing,
      [
        MissingInterface(name: "Event", explanation: "`Event` lost its shape."),
        MissingInterface(name: "other", explanation: "other"),
      ])
    XCTAssertEqual(verdict(.missing(["Event"])).state, .incomplete)
  }

  func testMessagesOfTheCompilerBringTheirLine() throws {
    try write("let a = 1\r\nlet b =\n", to: "E.swift")
    let messages = [2, 3, 9].map { CompilerMessage(line: $0, column: 8, text: "expected") }
    var verdict = verdict(.doesNotCompile(messages))
    verdict.place(in: try ExerciseFile(path: "\(folder)/E.swift"))
    XCTAssertEqual(verdict.messages.map(\.source), ["let b =", "", nil])
  }

  func testAStepIsPassedBegunOrNeither() throws {
    var verdict = verdict(["a": .passed, "b": .passed, "c": .late(given: [], seconds: 10)])
    XCTAssertEqual(states(of: verdict), [.passed, .begun])
    verdict.untouchedSteps = [1, 2]
    XCTAssertEqual(states(of: verdict), [.passed, .notBegun], "what passes was not left alone")
  }

  private func states(of verdict: Verdict) -> [StepState] {
    verdict.lesson.steps.map { verdict.state(of: $0) }
  }

  func testFailedChecksPointToTheirStep() throws {
    try write("// MARK: - Step 1: x\n\nfunc reduce() {}\n// MARK: - Step 2: y\n", to: "E.swift")
    let exercise = try ExerciseFile(path: "\(folder)/E.swift")
    let crash = RawResult.ended(overflow, given: [])
    var verdict = verdict(["a": .late(given: [], seconds: 10), "b": crash])
    verdict.place(in: exercise)
    // The step's declaration; the line of the crash; the heading, where the declaration is gone.
    XCTAssertEqual(verdict.checks.map(\.line), [3, 2, 4])
  }
}
