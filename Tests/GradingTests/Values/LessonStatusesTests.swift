import Foundation
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// Where a learner stands in a lesson, from what is there now.
final class StandingsTests: FolderTestCase {
  private var repository: Repository { Repository(root: folder) }
  private var exercise: String { "Lessons/02-reduce/Exercise.swift" }

  private let lesson = Lesson(
    number: 2, id: "02-reduce", module: "Reduce", title: "Reduce",
    steps: ["a", "b"].enumerated().map { index, id in
      let text = CheckText(id: id, title: id, why: "", section: "", hints: [], notes: [:])
      return Step(number: index + 1, title: id, anchor: "func \(id)(", checks: [text])
    }, interface: [:])

  override func setUpWithError() throws {
    try super.setUpWithError()
    try write(stub, to: "Tests/Suites/02-reduce/Stub.swift")
    try write("let suite = 1\n", to: "Tests/Suites/02-reduce/Suite.swift")
    try write(stub, to: exercise)
  }

  private let stub = """
    // MARK: - Step 1: a
    func a() {}
    // MARK: - Step 2: b
    func b() {}

    """

  private func keep(_ outcome: Grader.Outcome, for text: String) {
    KeptVerdict(
      exercise: text, checks: LessonChecks(of: lesson, in: repository), name: nil, outcome: outcome
    ).keep(at: repository.verdict(of: lesson.id))
  }

  private func status(_ change: (inout LessonProgress) -> Void = { _ in }) -> LessonStatus {
    var progress = LessonProgress()
    change(&progress)
    return LessonStatuses(repository: repository).status(of: lesson, progress: progress)
  }

  func testEveryState() throws {
    XCTAssertEqual(status().state, .untouched)
    try write(stub + "// mine\n", to: exercise)
    XCTAssertEqual(status().state, .changed)
    let outcomes: [(Grader.Outcome, LessonStatus.State)] = [
      (.doesNotCompile([]), .doesNotCompile), (.missing(["a"]), .incomplete),
      (.problem(.compilesTooLong), .doesNotCompile),
      (.problem(.compilerGaveUp(details: "")), .doesNotCompile),
      (.problem(.doesNotFit(details: "")), .doesNotCompile),
      (.problem(.doesNotLoad(details: "")), .failed(step: 1, of: 2)),
      (.problem(.takesTooLong(seconds: 120)), .failed(step: 1, of: 2)),
      (.report(RawReport(results: ["a": .passed])), .failed(step: 2, of: 2)),
      (
        .report(
          RawReport(results: [
            "a": .passed, "b": .unanswered(.late(.computing, seconds: 10), given: []),
          ])),
        .failed(step: 2, of: 2)
      ),
      (.report(RawReport(results: ["a": .passed, "b": .passed])), .passed),
    ]
    for (outcome, state) in outcomes {
      keep(outcome, for: stub + "// mine\n")
      XCTAssertEqual(status().state, state)
      XCTAssertNil(status().earlier)
    }
    try write(" \n", to: exercise)
    XCTAssertEqual(status().state, .unreadable(.empty))
    try FileManager.default.removeItem(atPath: "\(folder)/\(exercise)")
    XCTAssertEqual(status().state, .unreadable(.missing))
    XCTAssertEqual(status().passedCount, 0)
    XCTAssertNil(status().lastStep)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(exercise)", withIntermediateDirectories: true)
    XCTAssertEqual(status().state, .unreadable(.isFolder))
  }

  func testOnlyAVerdictOnJustThisTextCounts() throws {
    let passed = Grader.Outcome.report(RawReport(results: ["a": .passed, "b": .passed]))
    keep(passed, for: "func mine() {}\n")
    XCTAssertEqual(status().state, .untouched, "the stub is there")
    try write("func mine() {}\r\n", to: exercise)
    XCTAssertEqual(status().state, .passed, "line ends are no change")
    XCTAssertEqual(status().passedCount, 2)
    try write("func mine() { }\n", to: exercise)
    XCTAssertEqual(status().state, .changed)
    XCTAssertEqual(status().passedCount, 0)
    XCTAssertEqual(status().earlier?.passes, true)
    XCTAssertNil(status().lastStep)
    XCTAssertNil(status { $0.work.isReset = true }.earlier, "put away by a reset")
    try write("func mine() {}\n", to: exercise)
    XCTAssertEqual(status { $0.work.isReset = true }.state, .passed, "and brought back")
  }

  func testWhatTheLastTestSaidIsKnownWithoutItsVerdict() throws {
    try write("func mine() {}\n", to: exercise)
    XCTAssertNil(status().lastStep)
    let status = status { $0.work.step = 1 }
    XCTAssertEqual(status.state, .changed)
    XCTAssertEqual(status.lastStep, 1)
  }

  func testAChangeByAnybodyIsSeen() throws {
    let statuses = LessonStatuses(repository: repository)
    func state() -> LessonStatus.State {
      statuses.status(of: lesson, progress: LessonProgress()).state
    }
    XCTAssertEqual(state(), .untouched)
    // As long as the stub, and written right after it was read.
    let path = "\(folder)/\(exercise)"
    for round in 0..<20 {
      let other = stub.replacing("{}", with: round.isMultiple(of: 2) ? "[]" : "{}")
      let handle = try XCTUnwrap(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data(other.utf8))
      try handle.close()
      XCTAssertEqual(state(), round.isMultiple(of: 2) ? .changed : .untouched)
    }
    // So long ago that nobody has to read it again, but for a change.
    Thread.sleep(forTimeInterval: 0.15)
    XCTAssertEqual(state(), .untouched)
    XCTAssertEqual(chmod(path, 0), 0)
    // Root reads it all the same.
    let isReadable = FileManager.default.contents(atPath: path) != nil
    XCTAssertEqual(state(), isReadable ? .untouched : .unreadable(.unreadable))
    XCTAssertEqual(chmod(path, 0o644), 0)
    XCTAssertEqual(state(), .untouched)
    try write("func mine() {}\n", to: "other.swift")
    XCTAssertEqual(rename("\(folder)/other.swift", path), 0)
    XCTAssertEqual(state(), .changed)
    try FileManager.default.removeItem(atPath: path)
    XCTAssertEqual(state(), .unreadable(.missing))
  }

  func testTheSolutionIsEarnedByPassingOrByAllHintsOfACheck() throws {
    XCTAssertFalse(status().hasEarnedSolution)
    XCTAssertFalse(status { $0.hints = ["a": 2, "b": 1] }.hasEarnedSolution)
    XCTAssertTrue(status { $0.hints = ["a": 3] }.hasEarnedSolution)
    XCTAssertTrue(status { $0.work.hasPassed = true }.hasEarnedSolution)
    XCTAssertFalse(status { $0.passedAt = Date() }.hasEarnedSolution, "put away by a reset")
  }

  func testHowFarAStepIs() throws {
    let mine = stub.replacing("func a() {}", with: "func a() { 1 }")
    try write(mine, to: exercise)
    XCTAssertNil(status().verdict)
    keep(.report(RawReport(results: ["b": .passed])), for: mine)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[0]), .begun)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[1]), .passed, "whoever wrote it")
    keep(.report(RawReport(results: ["a": .passed])), for: mine)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[0]), .passed)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[1]), .notBegun)
    keep(.doesNotCompile([]), for: mine)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[0]), .begun)
    XCTAssertEqual(status().verdict?.state(of: lesson.steps[1]), .notBegun)
  }
}
