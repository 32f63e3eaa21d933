import SuiteSupport
import Traces
import XCTest

@testable import Grading

/// How many questions have one answer, and nobody who is judged notices.
final class TogetherTests: XCTestCase {
  /// - Parameter act: what the exercise does with a number.
  private func report(_ act: @escaping @Sendable (Int) -> PlayedAct) throws -> RawReport {
    let suite = AnySuite(LongMemorySuite.self)
    let exercise = ForgetfulExercise { act }
    return try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: exercise.start
    ).judge()
  }

  func testARightExerciseIsAskedInOneGo() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let exercise = PlayedExercise { .gives($0 * 2) }
    let report = try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: { exercise.start() }
    ).judge()
    XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
    XCTAssertEqual(exercise.processes, [Array(1...60)])
    XCTAssertEqual(exercise.limits.count, 1)
  }

  func testWhatAnEarlierCheckHasSeenAnsweredIsNotAskedAgainUnlessSomethingWasPrinted() throws {
    for (text, asked) in [("", Array(1...80)), ("fifty\n", Array(1...60) + Array(51...80))] {
      let suite = AnySuite(TwoTables.self)
      let exercise = PlayedExercise { .gives($0 * 2, printing: $0 == 50 ? text : "") }
      let report = try Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        starting: { exercise.start() }
      ).judge()
      XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
      XCTAssertEqual(exercise.processes, [asked])
    }
  }

  func testWhatIsWrongInTheMiddleIsToldAlone() throws {
    let report = try report { .gives($0 == 40 ? 0 : $0 * 2, printing: $0 == 30 ? "thirty\n" : "") }
    guard case .failed(let mismatch) = report.results["numbers"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(40)"])
    // It was printed both times.
    XCTAssertEqual(report.output["numbers"]?.lines, ["thirty"])
  }

  func testWhoeverCountsItsCallsIsToldWithTheCallThatItTook() throws {
    for act in [PlayedAct.gives(0), .ends, .hangs] {
      let suite = AnySuite(TwoTables.self)
      let exercise = ForgetfulExercise {
        var count = 0
        return { number in
          count += 1
          return count == 75 ? act : .gives(number * 2)
        }
      }
      let report = try Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        starting: exercise.start
      ).judge()
      XCTAssertEqual(report.results["first"], .passed)
      switch report.results["second"] {
      case .failed(let mismatch): XCTAssertEqual(mismatch.given, ["double(75)"])
      case .unanswered(_, let given):
        XCTAssertEqual(given, ["double(75)"])
      default: XCTFail("\(String(describing: report.results["second"]))")
      }
    }
  }

  func testTheNextQuestionsAreAskedBeforeTheAnswersToTheseAreTaken() throws {
    let exercise = EagerExercise { .gives($0 * 2) }
    _ = try exercise.report()
    // The first check is waited for, because an exercise that prints mostly does so from there on.
    XCTAssertEqual(
      exercise.processes, [["asks 20", "takes", "asks 20", "asks 20", "takes", "takes"]])
  }

  func testWhatIsPrintedIsToldInItsCheckThoughTheNextOneIsPlayedMeanwhile() throws {
    for (number, check) in [(5, "first"), (35, "second"), (45, "third")] {
      let exercise = EagerExercise { .gives($0 * 2, printing: $0 == number ? "here\n" : "") }
      let report = try exercise.report()
      XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
      XCTAssertEqual(report.output.mapValues(\.lines), [check: ["here"]])
    }
  }

  func testWhatIsWrongIsToldInItsCheckThoughTheNextOneIsPlayedMeanwhile() throws {
    for (number, check) in [(5, "first"), (35, "second"), (45, "third")] {
      for act in [PlayedAct.gives(0), .ends, .hangs, .floods] {
        let report = try EagerExercise { $0 == number ? act : .gives($0 * 2) }.report()
        XCTAssertEqual(report.results.filter { $0.value != .passed }.map(\.key), [check])
        XCTAssertEqual(report.results[check]?.given, ["double(\(number))"])
      }
    }
  }

  func testAnEndInTheMiddleIsToldWithItsQuestion() throws {
    XCTAssertEqual(
      try report { $0 == 40 ? .ends : .gives($0 * 2) }.results["numbers"],
      .unanswered(.ended(PlayedExercise.crash), given: ["double(40)"]))
    guard
      case .unanswered(.late, ["double(40)"]) = try report({ $0 == 40 ? .hangs : .gives($0 * 2) })
        .results["numbers"]
    else { return XCTFail() }
    XCTAssertEqual(
      try report { $0 == 40 ? .floods : .gives($0 * 2) }.results["numbers"],
      .unanswered(.tooLong, given: ["double(40)"]))
  }
}

/// Two checks with many questions each, some of them the same.
private enum TwoTables: Doubling {
  static var checks: [Check<TwoTables>] {
    [("first", 1...60), ("second", 51...80)].map { id, numbers in
      Check(id, step: 1) { context in
        for number in numbers { try context.expect(number, seeing: \.self) }
      }
    }
  }
}

/// Three checks with questions of their own.
private enum ThreeTables: Doubling {
  static var checks: [Check<ThreeTables>] {
    [("first", 1...20), ("second", 21...40), ("third", 41...60)].map { id, numbers in
      Check(id, step: 1) { context in
        for number in numbers { try context.expect(number, seeing: \.self) }
      }
    }
  }
}

/// An exercise whose processes play what they are asked at once, as real ones do.
private final class EagerExercise {
  /// What happened in each process.
  var processes: [[String]] = []
  private let act: ForgetfulHost.Act

  init(_ act: @escaping ForgetfulHost.Act) { self.act = act }

  func report() throws -> RawReport {
    let suite = AnySuite(ThreeTables.self)
    return try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: {
        self.processes.append([])
        return EagerHost(ForgetfulHost(self.act)) {
          self.processes[self.processes.count - 1].append($0)
        }
      }
    ).judge()
  }
}

private final class EagerHost: ScriptAnswering {
  let confinement = Sandbox(calls: true, files: true, namespaces: true)
  private let host: ForgetfulHost
  private let note: (String) -> Void
  private var answers: ArraySlice<ScriptAnswer> = []

  init(_ host: ForgetfulHost, _ note: @escaping (String) -> Void) {
    (self.host, self.note) = (host, note)
  }

  func ask(_ scripts: [[UInt8]]) {
    for script in scripts {
      host.ask([script])
      answers.append(host.answer(within: Allowance(.seconds(10))))
    }
  }

  func ask(together scripts: [[UInt8]]) {
    note("asks \(scripts.count)")
    host.ask(together: scripts)
    answers.append(host.answer(within: Allowance(.seconds(10))))
  }

  func settleAhead() {}

  func answer(within allowance: Allowance) -> ScriptAnswer {
    note("takes")
    return answers.removeFirst()
  }

  func takeOutput() -> CapturedOutput { host.takeOutput() }

  func finish(within allowance: Allowance) -> (output: CapturedOutput, crash: Crash?) {
    host.finish(within: allowance)
  }
}
