import Basics
import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// How answers become results.
final class JudgeTests: XCTestCase {
  private func report(
    on exercise: PlayedExercise, timeout: Duration = .seconds(10),
    started: (String) -> Void = { _ in }
  ) throws -> RawReport {
    try report(on: exercise, of: DoublingSuite.self, timeout: timeout, started: started)
  }

  private func report<Suite: LessonSuite>(
    on exercise: PlayedExercise, of lesson: Suite.Type, timeout: Duration = .seconds(10),
    started: (String) -> Void = { _ in }
  ) throws -> RawReport {
    let suite = AnySuite(lesson)
    return try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: timeout,
      starting: { exercise.start() }
    ).judge(started: started)
  }

  private func right(_ number: Int) -> PlayedAct { .gives(number * 2) }

  func testARightExercisePasses() throws {
    let exercise = PlayedExercise(right)
    var started: [String] = []
    let report = try report(on: exercise) { started.append($0) }
    XCTAssertEqual(report.catalogue.map(\.id), ["first", "second", "third", "orders", "silent"])
    XCTAssertEqual(Set(report.results.values.map(\.told)), ["passed"])
    XCTAssertEqual(started, ["first", "second", "third", "orders", "silent"])
    // What is asked in order, the other way round, and alone.
    XCTAssertEqual(exercise.processes, [[1, 2, 3, 20, 30, 51, 52], [43, 42, 41], [44], [45]])
  }

  func testAWrongAnswerIsToldAndWhatBuildsOnItIsNotAsked() throws {
    let exercise = PlayedExercise { $0 < 30 ? .gives($0 + 2) : self.right($0) }
    let report = try report(on: exercise)
    guard case .failed(let mismatch) = report.results["first"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(1)"])
    XCTAssertEqual(mismatch.actual?.oneLine, "3")
    XCTAssertEqual(report.results["second"]?.told, "waiting")
    XCTAssertEqual(report.mistakes, ["first": "adds"])
    XCTAssertFalse(exercise.processes.joined().contains(20))
  }

  func testACrashCostsOnlyItsCheckAndTheRestIsAskedInANewProcess() throws {
    let exercise = PlayedExercise { $0 == 2 ? .ends : self.right($0) }
    let report = try report(on: exercise)
    XCTAssertEqual(
      report.results["first"], .unanswered(.ended(PlayedExercise.crash), given: ["double(2)"]))
    XCTAssertEqual(report.results["second"]?.told, "waiting")
    XCTAssertEqual(report.results["silent"], .passed)
    XCTAssertEqual(exercise.processes[..<2], [[1, 2], [30, 51, 52]])
  }

  func testACrashThatOnlyASilentCheckMeetsIsToldByTheCheckThatItBuildsOn() throws {
    let report = try report(
      on: PlayedExercise { $0 == 3 ? .ends : self.right($0) }, of: ListeningSuite.self)
    XCTAssertEqual(
      report.results,
      [
        "first": .unanswered(.ended(PlayedExercise.crash), given: ["double(3)"]),
        "second": .passed, "silent": .waiting, "last": .waiting,
      ])
  }

  func testACrashThatIsToldAlreadyIsNotToldOnceMoreForASilentCheck() throws {
    let report = try report(
      on: PlayedExercise { [2, 3].contains($0) ? .ends : self.right($0) }, of: ListeningSuite.self)
    XCTAssertEqual(
      report.results,
      [
        "first": .passed, "second": .unanswered(.ended(PlayedExercise.crash), given: ["double(2)"]),
        "silent": .waiting, "last": .waiting,
      ])
  }

  func testWhatTheRuntimeSaysOfACrashIsNotTheExercisesOutput() throws {
    let report = try report(
      on: PlayedExercise { $0 == 2 ? .crashes(printing: "mine\n") : self.right($0) })
    XCTAssertEqual(report.output["first"]?.lines, ["mine"])
    XCTAssertEqual(
      report.results["first"], .unanswered(.ended(PlayedExercise.crash), given: ["double(2)"]))
  }

  func testWhatComesAfterAWrongAnswerDoesNotMatter() throws {
    for act in [PlayedAct.hangs, .ends, .floods] {
      let report = try report(
        on: PlayedExercise { $0 == 1 ? .gives(0) : $0 == 2 ? act : self.right($0) })
      XCTAssertEqual(report.results["first"]?.told, "failed")
      XCTAssertEqual(report.results["third"], .passed)
    }
  }

  func testWhoeverDoesNotComeToAnEndIsLateAndAfterThatTheTimeIsShorter() throws {
    let exercise = PlayedExercise { [1, 30, 43].contains($0) ? .hangs : self.right($0) }
    let report = try report(on: exercise, timeout: .seconds(40))
    for (check, given) in [("first", "double(1)"), ("third", "double(30)")] {
      guard case .unanswered(.late, [given]) = report.results[check] else { return XCTFail(check) }
    }
    let shortened = exercise.limits.filter { $0 < .seconds(11) }
    XCTAssertEqual(exercise.limits.first.map { $0 > .seconds(30) }, true)
    XCTAssertGreaterThan(shortened.count, 3)
  }

  func testATimeoutShowsTheCallThatRanAndNotTheFirstOneThatHadNoTimeLeft() throws {
    var isOver = false
    let report = try report(
      on: PlayedExercise { number in
        if number == 52 { isOver = true }
        return isOver ? .hangs : self.right(number)
      })
    XCTAssertEqual(
      report.results["silent"], .unanswered(.late(.computing, seconds: 10), given: ["double(52)"]))
  }

  func testWhatIsNoTraceIsToldAsThat() throws {
    let report = try report(
      on: PlayedExercise {
        $0 == 1 ? .floods : $0 == 30 ? .answers([0x80]) : $0 == 51 ? .gives(.max) : self.right($0)
      })
    XCTAssertEqual(report.results["first"], .unanswered(.tooLong, given: ["double(1)"]))
    XCTAssertEqual(report.results["third"], .unanswered(.unreadable, given: ["double(30)"]))
    // Readable, but nothing that could come of it.
    XCTAssertEqual(report.results["silent"], .unanswered(.unreadable, given: ["double(51)"]))
  }

  func testACheckThatAsksAgainHearsTheExerciseAgain() throws {
    for (second, note) in [(7, "steady"), (8, "another")] {
      var count = 0
      let report = try report(
        on: PlayedExercise { number in
          guard number == 30 else { return self.right(number) }
          count += 1
          return .gives(count == 1 ? 7 : second)
        })
      guard case .failed(let mismatch) = report.results["third"] else { return XCTFail() }
      XCTAssertEqual(mismatch.note, note)
    }
  }

  func testOutputBelongsToItsCheckAndFailsTheSilentOne() throws {
    let report = try report(
      on: PlayedExercise { number in
        switch number {
        case 3: .gives(6, printing: "three\n")
        case 42: .gives(84, printing: "forty-two\n")
        case 45: .gives(90, printing: "alone")
        case 52: .gives(104, printing: "hm\n")
        default: self.right(number)
        }
      })
    XCTAssertEqual(report.results["first"], .passed)
    XCTAssertEqual(report.output["first"]?.lines, ["three"])
    XCTAssertEqual(report.output["orders"].map { Set($0.lines) }, ["forty-two", "alone"])
    guard case .failed(let mismatch) = report.results["silent"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(52)"])
    XCTAssertEqual(mismatch.actual?.oneLine, #""hm\n""#)
  }

  func testWhatIsPrintedAtTheEndFailsTheSilentCheck() throws {
    let exercise = PlayedExercise(right)
    exercise.atExit.printing = "goodbye\n"
    let report = try report(on: exercise)
    guard case .failed(let mismatch) = report.results["silent"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(51)"])
    XCTAssertEqual(report.results["first"], .passed)
  }

  func testWhoeverPassesHasToEndAsAProgramDoes() throws {
    let exercise = PlayedExercise(right)
    exercise.atExit.crash = PlayedExercise.crash
    XCTAssertEqual(
      try report(on: exercise).results["silent"],
      .unanswered(.ended(PlayedExercise.crash), given: []))
  }

  func testWhatDoesNotLoadHasNoResults() throws {
    let suite = AnySuite(DoublingSuite.self)
    let judge = Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(1),
      starting: { () throws(EnvironmentError) in throw .nothingLoads(details: "no symbol") })
    XCTAssertThrowsError(try judge.judge()) {
      XCTAssertEqual($0 as? EnvironmentError, .nothingLoads(details: "no symbol"))
    }
  }

  func testATroubleOfTheMachineIsNoVerdict() {
    let suite = AnySuite(DoublingSuite.self)
    let judge = Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(1),
      starting: { () throws(EnvironmentError) in throw .noToolchain })
    XCTAssertThrowsError(try judge.judge()) {
      XCTAssertEqual($0 as? EnvironmentError, .noToolchain)
    }
  }

  func testAnErrorOfTheSuiteIsToldAsThat() {
    let suites = [
      ("late", AnySuite(BrokenSuite<OnlyForExercises>.self)),
      ("at once", AnySuite(BrokenSuite<ForEverybody>.self)),
    ]
    for (name, suite) in suites {
      let judge = Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(1),
        starting: { PlayedExercise { _ in .gives(0) }.start() })
      XCTAssertThrowsError(try judge.judge(), name) {
        XCTAssertEqual(
          $0 as? EnvironmentError,
          .suiteFailed(checks: ["broken"], details: "SuiteBroken()"), name)
      }
    }
  }

  func testWhoeverIsCancelledAsksNoMore() {
    let cancellation = Cancellation()
    let exercise = PlayedExercise { number in
      if number == 20 { cancellation.cancel() }
      return self.right(number)
    }
    XCTAssertThrowsError(try cancellation.perform { try report(on: exercise) }) {
      XCTAssertEqual($0 as? EnvironmentError, .cancelled)
    }
    XCTAssertFalse(exercise.processes.joined().contains(30))
  }
}

extension RawResult {
  fileprivate var told: String {
    switch self {
    case .passed: "passed"
    case .failed, .impure: "failed"
    case .notMade: "not made"
    case .waiting: "waiting"
    case .unanswered(.ended, _): "crashed"
    case .unanswered(.late, _): "late"
    case .unanswered: "no trace"
    }
  }
}
