import Basics
import SuiteSupport
import Traces
import XCTest

@testable import Grading

/// How it is told that an exercise remembers what it was asked before.
final class MemoryTests: XCTestCase {
  /// - Parameter begin: makes what one process does with numbers.
  private func report(
    by suite: AnySuite = AnySuite(MemorySuite.self),
    _ begin: @escaping @Sendable () -> ForgetfulHost.Act
  ) throws -> RawReport {
    let exercise = ForgetfulExercise(begin: begin)
    return try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: exercise.start, beside: exercise.start
    ).judge()
  }

  private func mismatch(_ check: String, in report: RawReport) throws -> Mismatch {
    guard case .failed(let mismatch) = report.results[check] else {
      XCTFail("\(check): \(String(describing: report.results[check]))")
      throw NoMismatch()
    }
    return mismatch
  }

  func testWhoeverRemembersNothingPasses() throws {
    let report = try report { { .gives($0 * 2) } }
    XCTAssertEqual(report.results.count, 4)
    XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
  }

  func testAMistakeWithoutAMemoryKeepsItsNameAndItsCounterexample() throws {
    let report = try report { { .gives($0 + 2) } }
    let mismatch = try mismatch("numbers", in: report)
    XCTAssertEqual(mismatch.given, ["double(1)"])
    XCTAssertEqual(report.results["same"], .waiting)
    XCTAssertEqual(report.mistakes, ["numbers": "adds"])
  }

  func testWhatIsAnsweredOtherwiseAfterACertainQuestionIsToldWithThatQuestion() throws {
    let report = try report {
      var hasSeenFour = false
      return { number in
        if number == 4 { hasSeenFour = true }
        return .gives(hasSeenFour && number != 4 ? 0 : number * 2)
      }
    }
    let mismatch = try mismatch("same", in: report)
    XCTAssertEqual(mismatch.given, ["double(4)", "double(1)"])
    XCTAssertEqual(mismatch.expected?.oneLine, "2")
    XCTAssertEqual(mismatch.actual?.oneLine, "0")
    XCTAssertEqual(mismatch.note, MemoryNote.after.rawValue)
    XCTAssertEqual(
      mismatch.values,
      ["call": "double(1)", "earlier": "double(4)", "alone": "2", "after": "0"])
    // Asked alone, what it has failed with is right.
    XCTAssertEqual(report.results["numbers"], .waiting)
    XCTAssertEqual(report.results["tens"], .waiting)
    XCTAssertEqual(report.results["same-tens"], .waiting)
    XCTAssertEqual(report.mistakes, [:])
  }

  func testWhoeverAnswersOtherwiseTheSecondTimeIsAskedTwice() throws {
    let report = try report {
      var known: Set<Int> = []
      return { .gives(known.insert($0).inserted ? $0 * 2 : 1) }
    }
    let mismatch = try mismatch("same", in: report)
    XCTAssertEqual(mismatch.given, ["double(1)", "double(1)"])
    XCTAssertEqual(mismatch.note, MemoryNote.again.rawValue)
    XCTAssertEqual(report.results["numbers"], .passed)
  }

  func testACounterIsToldWithAsManyQuestionsAsItTakes() throws {
    let report = try report {
      var count = 0
      return { number in
        count += 1
        return .gives(count > 4 ? 9 : number * 2)
      }
    }
    XCTAssertEqual(
      try mismatch("same", in: report).given,
      ["for _ in 1...4 {", "  double(1)", "}", "double(1)"])
  }

  func testWhoeverIsWrongAloneOnlyIsShownAlone() throws {
    let report = try report {
      var isFirst = true
      return { number in
        defer { isFirst = false }
        return .gives(isFirst ? -1 : number * 2)
      }
    }
    let mismatch = try mismatch("same", in: report)
    XCTAssertEqual(mismatch.given, ["double(1)"])
    XCTAssertEqual(mismatch.actual?.oneLine, "-1")
    XCTAssertEqual(mismatch.values["after"], "2")
  }

  func testTheStepOfTheMemoryIsTheOneThatFails() throws {
    let report = try report {
      var hasSeenTwenty = false
      return { number in
        if number == 20 { hasSeenTwenty = true }
        return .gives(hasSeenTwenty && number == 10 ? 0 : number * 2)
      }
    }
    XCTAssertEqual(report.results["same"], .passed)
    XCTAssertEqual(try mismatch("same-tens", in: report).given, ["double(20)", "double(10)"])
    XCTAssertEqual(report.results["tens"], .passed)
  }

  func testACrashInTheOtherOrderOnlyIsToldAsACrash() throws {
    let report = try report {
      var hasSeenSix = false
      return { number in
        if number == 6 { hasSeenSix = true }
        return hasSeenSix && number == 5 ? .ends : .gives(number * 2)
      }
    }
    XCTAssertEqual(
      report.results["same"],
      .unanswered(.ended(PlayedExercise.crash), given: ["double(6)", "double(5)"]))
  }

  func testWhoeverNeverAnswersInTheOtherOrderIsLate() throws {
    let report = try report {
      var hasSeenSix = false
      return { number in
        if number == 6 { hasSeenSix = true }
        return hasSeenSix && number == 5 ? .hangs : .gives(number * 2)
      }
    }
    XCTAssertEqual(
      report.results["same"], .unanswered(.late(.computing, seconds: 10), given: ["double(5)"]))
    XCTAssertEqual(report.results["tens"], .waiting)
  }

  func testWhoeverGetsSlowerByWhatItWasAskedBeforeRemembersIt() throws {
    let report = try report {
      var asked: Set<Int> = []
      return { number in
        asked.insert(number)
        return number == 10 && asked.contains(1) ? .hangs : .gives(number * 2)
      }
    }
    XCTAssertEqual(report.results["numbers"], .passed)
    XCTAssertEqual(report.results["tens"], .waiting)
    XCTAssertEqual(report.results["same-tens"]?.given, ["double(1)", "double(10)"])
    guard report.results["same-tens"]?.noAnswer?.isLate == true else {
      return XCTFail("it is late")
    }
  }

  func testWhatIsWrongInAnEarlierStepIsNoMemoryOfALaterOne() throws {
    let report = try report {
      var count = 0
      return { number in
        count += 1
        return .gives(number == 3 ? 0 : number == 20 ? count : number * 2)
      }
    }
    XCTAssertEqual(try mismatch("numbers", in: report).given, ["double(3)"])
    XCTAssertEqual(report.results["same"], .waiting)
    XCTAssertEqual(report.results["same-tens"], .waiting)
  }

  func testOnlyAMistakeThatSpeaksOfMemoryIsNamed() throws {
    let report = try report {
      var isFirst = true
      return { number in
        defer { isFirst = number > 6 }
        return .gives(isFirst || number > 6 ? number + 3 : number)
      }
    }
    XCTAssertEqual(Array(report.mistakes.values), ["keeps"])
    let other = try self.report {
      var isFirst = true
      return { number in
        defer { isFirst = number > 6 }
        return .gives(isFirst || number > 6 ? number + 2 : number)
      }
    }
    XCTAssertNotEqual(other.results["same"], .passed)
    XCTAssertEqual(other.mistakes, [:])
  }

  func testWhatWasNotAskedAgainIsNeverTakenForAMemory() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let recording = suite.record()[0]
    let repeated = Set(recording.repeated.map(\.script))
    let left = try recording.questions.filter { !repeated.contains($0.script) }
      .map { try Int(packed: $0.script) }
    XCTAssertEqual(left.count, 52)
    for number in [left[0], left[30]] {
      let report = try report(by: suite) { { .gives($0 == number ? 0 : $0 * 2) } }
      XCTAssertEqual(try mismatch("numbers", in: report).given, ["double(\(number))"])
      XCTAssertEqual(report.results["same"], .waiting)
    }
    let right = try report(by: suite) { { .gives($0 * 2) } }
    XCTAssertTrue(right.results.values.allSatisfy { $0 == .passed }, "\(right.results)")
  }

  func testOfManyQuestionsAFewAreAskedAgainTheLastOneFirst() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let recordings = suite.record()
    let asked = Locked<[Int]>([])
    let exercise = ForgetfulExercise {
      { number in
        asked.withLock { $0.append(number) }
        return .gives(number * 2)
      }
    }
    let round = try SecondRound(
      of: recordings, on: HostQueue(starting: exercise.start), timeout: .seconds(10))
    XCTAssertTrue(round.isAsRecorded)
    let numbers = try recordings[0].repeated.map { try Int(packed: $0.script) }
    XCTAssertEqual(numbers.count, 8)
    // The one that was asked last is asked twice.
    XCTAssertEqual(asked.withLock(\.self), numbers.reversed() + [numbers[0]])
    XCTAssertEqual(
      Set(round.answers.keys),
      Set(numbers.indices.map { SecondRound.Place(check: 0, question: $0) }))
  }

  func testWhatShowsInTheOtherOrderOfAFewShows() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let last = try XCTUnwrap(suite.record()[0].repeated.last)
    let number = try Int(packed: last.script)
    let report = try report(by: suite) {
      var hasSeen = false
      return {
        if $0 == number { hasSeen = true }
        return .gives(hasSeen && $0 != number ? 0 : $0 * 2)
      }
    }
    XCTAssertEqual(try mismatch("same", in: report).given, ["double(\(number))", "double(1)"])
  }

  func testWhatIsSeenOnceAndNeverAgainFailsNothing() throws {
    // The first time that anybody asks for six before three; or only for three.
    for needsSix in [true, false] {
      let isOver = Locked(false)
      let report = try report {
        var hasSeenSix = !needsSix
        return { number in
          if number == 6 { hasSeenSix = true }
          let isNow = hasSeenSix && number == 3 && !isOver.exchange(true)
          return .gives(isNow ? 0 : number * 2)
        }
      }
      XCTAssertEqual(report.results.count, 4)
      XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
    }
  }

  func testChanceIsNoMemoryAndLeavesWhatElseIsWrong() throws {
    let report = try report { { _ in .gives(.random(in: 1_000...1_000_000)) } }
    XCTAssertEqual(try mismatch("numbers", in: report).given, ["double(1)"])
    XCTAssertEqual(report.results["same"], .waiting)
  }
}

private struct NoMismatch: Error {}

extension Locked<Bool> {
  /// What it was before it became this.
  fileprivate func exchange(_ value: Bool) -> Bool {
    withLock { old in
      defer { old = value }
      return old
    }
  }
}

extension RawResult {
  /// What was asked last; nil where nothing is shown.
  fileprivate var given: [String]? {
    switch self {
    case .unanswered(_, let given): given
    default: nil
    }
  }
}
