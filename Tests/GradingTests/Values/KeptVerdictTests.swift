import Foundation
import Launching
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// The last verdict on a lesson, in its file.
final class KeptVerdictTests: FolderTestCase {
  private var path: String { "\(folder)/.workbook/verdicts/02-reduce.json" }
  private var repository: Repository { Repository(root: folder) }

  private let lesson = Lesson(
    number: 2, id: "02-reduce", module: "Reduce", title: "Reduce",
    steps: [
      Step(
        number: 1, title: "reduce", anchor: "func reduce(",
        checks: [
          CheckText(id: "a", title: "title", why: "", section: "", hints: [], notes: [:])
        ])
    ], interface: [:])

  override func setUpWithError() throws {
    try super.setUpWithError()
    try write("// stub\n", to: "Tests/Suites/02-reduce/Stub.swift")
    try write("let suite = 1\n", to: "Tests/Suites/02-reduce/Suite/Suite.swift")
    try write("let support = 1\n", to: "Sources/SuiteSupport/Check.swift")
  }

  private func keep(_ result: RawResult, exercise: String = "func reduce() {}\n") {
    KeptVerdict(
      exercise: exercise, checks: LessonChecks(of: lesson, in: repository), name: "n",
      outcome: .report(RawReport(results: ["a": result]))
    ).keep(at: path)
  }

  private func last(_ lesson: Lesson? = nil) -> Verdict? {
    LessonStatuses(repository: repository).verdict(on: lesson ?? self.lesson)
  }

  func testWhatIsKeptIsReadAgain() throws {
    XCTAssertNil(last())
    keep(.passed)
    let verdict = try XCTUnwrap(last())
    XCTAssertTrue(verdict.passes)
    XCTAssertEqual(verdict.exercise?.text, "func reduce() {}\n")
    XCTAssertEqual(verdict.file, "Lessons/02-reduce/Exercise.swift")
    keep(.unanswered(.late(.computing, seconds: 10), given: []))
    let late = try XCTUnwrap(last())
    XCTAssertEqual(late.checks[0].result, .unanswered(.late(.computing, seconds: 10), given: []))
    XCTAssertEqual(
      late.place(of: late.checks[0])?.line, 1, "placed in the text that it is about")
  }

  func testWhatPassedIsKnownUntilTheChecksRunAgain() throws {
    func keep(_ outcome: Grader.Outcome, of other: Lesson? = nil) -> LessonStatuses {
      KeptVerdict(
        exercise: "func reduce() {}\n", checks: LessonChecks(of: other ?? lesson, in: repository),
        name: nil, outcome: outcome, after: KeptVerdict(at: path)
      ).keep(at: path)
      return LessonStatuses(repository: repository)
    }
    let passes = Grader.Outcome.report(RawReport(results: ["a": .passed]))
    XCTAssertNil(keep(.doesNotCompile([])).passed(on: lesson), "they never ran")
    XCTAssertEqual(keep(passes).passed(on: lesson), ["a"])
    let broken = keep(.doesNotCompile([]))
    XCTAssertEqual(broken.verdict(on: lesson)?.finding, .doesNotCompile([]))
    XCTAssertEqual(broken.passed(on: lesson), ["a"], "what doesn't compile says nothing of them")
    XCTAssertEqual(keep(.report(RawReport(results: ["a": .waiting]))).passed(on: lesson), [])
    _ = keep(passes)
    var other = lesson
    other.steps[0].checks[0].id = "b"
    XCTAssertNil(keep(.doesNotCompile([]), of: other).passed(on: lesson))
    _ = keep(passes)
    let forgetful = LessonStatuses(repository: repository)
    XCTAssertEqual(forgetful.passed(on: lesson), ["a"])
    forgetful.forgetPassed(on: lesson)
    XCTAssertNil(forgetful.passed(on: lesson))
    XCTAssertEqual(forgetful.verdict(on: lesson)?.passes, true, "the verdict stays")
    XCTAssertNil(keep(.doesNotCompile([])).passed(on: lesson), "nor does the next run know")
  }

  func testTheFileIsOneObject() throws {
    keep(.passed)
    let data = try XCTUnwrap(FileManager.default.contents(atPath: path))
    let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertEqual(Set(object.keys), ["sum", "signature", "kept"])
    let kept = try XCTUnwrap(object["kept"] as? [String: Any])
    XCTAssertEqual(kept["exercise"] as? String, "func reduce() {}\n")
  }

  func testADamagedFileCountsAsNone() throws {
    keep(.passed)
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1
      try damaged.write(to: URL(fileURLWithPath: path))
      // Without its signature it can still be shown, and nobody is spared a test.
      XCTAssertNil(KeptVerdict(at: path)?.name, "byte \(index)")
      try whole.prefix(index).write(to: URL(fileURLWithPath: path))
      XCTAssertNil(KeptVerdict(at: path), "the first \(index) bytes")
    }
    for other in [whole + whole, whole + Data("x".utf8), Data("{}\n".utf8)] {
      try other.write(to: URL(fileURLWithPath: path))
      XCTAssertNil(last())
    }
    try whole.write(to: URL(fileURLWithPath: path))
    XCTAssertNotNil(last())
  }

  func testWhatSomebodyElseHasWrittenSparesNobodyATest() throws {
    keep(.passed)
    var kept = try XCTUnwrap(KeptVerdict(at: path))
    kept.name = "a name"
    kept.keep(at: path)
    XCTAssertEqual(KeptVerdict(at: path)?.name, "a name")
    // As an earlier version has written it, or somebody who knows the program.
    try SignedLine.data(of: kept).write(to: URL(fileURLWithPath: path))
    XCTAssertNil(KeptVerdict(at: path)?.name)
    XCTAssertNotNil(last(), "it is still shown")
  }

  func testAVerdictOfOtherChecksCountsAsNone() throws {
    let changes: [(path: String, text: String)] = [
      ("Tests/Suites/02-reduce/Suite/Suite.swift", "let suite = 2\n"),
      ("Tests/Suites/02-reduce/Adapter.swift", "let more = 1\n"),
      ("Tests/Suites/02-reduce/Suite/Step3.swift", "let more = 1\n"),
      ("Sources/SuiteSupport/Check.swift", "let support = 2\n"),
    ]
    for change in changes {
      keep(.passed)
      XCTAssertNotNil(last())
      try write(change.text, to: change.path)
      XCTAssertNil(last(), change.path)
    }
    keep(.passed)
    var other = lesson
    other.steps[0].checks[0].id = "b"
    XCTAssertNil(last(other))
    try write("// another stub\n", to: "Tests/Suites/02-reduce/Stub.swift")
    try write("// another solution\n", to: "Tests/Suites/02-reduce/Solution.swift")
    try write("// another exercise\n", to: "Tests/Suites/02-reduce/Right/a.swift")
    XCTAssertNotNil(last(), "no check stands there")
    try write("let suite = 1\n", to: "Tests/Suites/02-reduce/Suite/Suite.swift")
    XCTAssertNil(last())
    keep(.passed)
    for text in ["let suite = 2\n", "let suite = 1\n"] {
      try write(text, to: "Tests/Suites/02-reduce/Suite/Suite.swift")
    }
    XCTAssertNotNil(last(), "written anew, and the same")
  }

  func testWordsArePutInAnew() throws {
    keep(.passed)
    var other = lesson
    other.steps[0].checks[0].title = "another title"
    XCTAssertEqual(last(other)?.checks[0].text.title, "another title")
    let message = CompilerMessage(line: 1, column: 1, text: "cannot find `x` in scope")
    KeptVerdict(
      exercise: "x\n", checks: LessonChecks(of: lesson, in: repository), name: nil,
      outcome: .doesNotCompile([message])
    ).keep(at: path)
    XCTAssertEqual(last()?.messages.map(\.help), [nil])
    try write("## cannot find 'x'\n\nLook.\n", to: "Tests/Suites/Compiler.md")
    XCTAssertEqual(last()?.messages.map(\.help), ["Look."])
  }

  func testAVerdictOfAnotherRunIsSeen() throws {
    let verdicts = LessonStatuses(repository: repository)
    XCTAssertNil(verdicts.verdict(on: lesson))
    keep(.passed)
    XCTAssertEqual(verdicts.verdict(on: lesson)?.passes, true)
    keep(.failed(Mismatch(given: [])))
    XCTAssertEqual(verdicts.verdict(on: lesson)?.passes, false)
    try FileManager.default.removeItem(atPath: path)
    XCTAssertNil(verdicts.verdict(on: lesson))
  }

  func testWhereNothingCanBeWrittenARunRemembersItsOwn() throws {
    let verdicts = LessonStatuses(repository: repository)
    try write("in the way", to: ".workbook/verdicts")
    keep(.passed)
    XCTAssertNil(verdicts.verdict(on: lesson))
    let verdict = Verdict(
      .report(RawReport(results: ["a": .passed])), on: ExerciseFile(path: "", text: "mine"),
      of: lesson, file: "", stub: Stub(""))
    verdicts.take(verdict)
    XCTAssertEqual(verdicts.verdict(on: lesson), verdict)
  }

  func testAnotherCopyOfTheExercisesHasVerdictsOfItsOwn() {
    var other = repository
    other.exercises = "\(folder)/copy"
    XCTAssertEqual(repository.verdict(of: "a"), "\(folder)/.workbook/verdicts/a.json")
    XCTAssertEqual(other.verdict(of: "a"), "\(folder)/.workbook/cache/verdicts/a.json")
  }
}
