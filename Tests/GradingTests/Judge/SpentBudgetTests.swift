import Basics
import Foundation
import SuiteSupport
import XCTest

@testable import Grading

/// Whatever the judge is at when an exercise has used up what there is for it, it ends there.
final class SpentBudgetTests: XCTestCase {
  /// Has this thread compute for a while.
  private static func compute(for time: Duration = .milliseconds(300)) {
    let end = HostSystem.timeOfThisThread() + time
    while HostSystem.timeOfThisThread() < end {}
  }

  /// - Parameters:
  ///   - limit: how much of a processor's time there is.
  ///   - begin: makes what one process does with numbers, by how many there were before.
  /// - Returns: the report, and how many numbers were asked for.
  private func report(
    within limit: Duration, _ begin: @escaping @Sendable (Int) -> ForgetfulHost.Act
  ) -> (report: Result<RawReport, any Error>, askedCount: Int) {
    let (count, asked) = (Locked(0), Locked(0))
    let exercise = ForgetfulExercise {
      let act = begin(
        count.withLock { count in
          defer { count += 1 }
          return count
        })
      return { number in
        asked.withLock { $0 += 1 }
        return act(number)
      }
    }
    let suite = AnySuite(MemorySuite.self)
    let judge = Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: exercise.start, beside: exercise.start)
    let report = Result<RawReport, any Error> {
      try Allowance(limit).spend { () throws(EnvironmentError) in try judge.judge() }
    }
    return (report, asked.withLock { $0 })
  }

  /// Fails unless there is a report only where there is enough for it.
  ///
  /// - Parameter endsEarly: whether less has to be asked for where there isn't.
  private func assertTakesTooLong(
    endsEarly: Bool = false, line: UInt = #line,
    _ begin: @escaping @Sendable (Int) -> ForgetfulHost.Act
  ) throws {
    let whole = report(within: .seconds(60), begin)
    _ = try whole.report.get()
    let part = report(within: .milliseconds(250), begin)
    XCTAssertThrowsError(try part.report.get(), line: line) {
      XCTAssertEqual($0 as? EnvironmentError, .cancelled, line: line)
    }
    if endsEarly { XCTAssertLessThan(part.askedCount, whole.askedCount, line: line) }
  }

  func testChecksThatKeepTheJudgeBusyEndWithTheBudget() throws {
    try assertTakesTooLong(endsEarly: true) { _ in
      { number in
        if number == 3 { Self.compute() }
        return .gives(number * 2)
      }
    }
  }

  func testTheOtherOrderIsTakenOffInItsOwnThread() throws {
    try assertTakesTooLong { _ in
      { number in
        if number == 3, !Thread.isMainThread { Self.compute() }
        return .gives(number * 2)
      }
    }
  }

  func testASearchForWhatIsRememberedEndsWithTheBudget() throws {
    try assertTakesTooLong(endsEarly: true) { count in
      // Both rounds are over by then.
      if count > 1 { Self.compute(for: .milliseconds(30)) }
      var hasSeenFour = false
      return { number in
        if number == 4 { hasSeenFour = true }
        return .gives(hasSeenFour && number != 4 ? 0 : number * 2)
      }
    }
  }

  func testADiagnosisEndsWithTheBudget() throws {
    try assertTakesTooLong { _ in
      { number in
        // Asked by the diagnosis alone.
        if number == 7 { Self.compute() }
        return .gives(number + 2)
      }
    }
  }

  func testWhatIsTakenOffBeforeAnAllowanceBelongsToAnotherIsTakenOffThatOne() {
    let (early, grading) = (Allowance(.seconds(9)), Allowance(.seconds(3)))
    early.take(Spending(processor: .seconds(2)))
    XCTAssertNil(grading.end)
    early.join(grading)
    XCTAssertEqual(grading.left, .seconds(1))
    early.take(Spending(processor: .seconds(1)))
    XCTAssertEqual(grading.end, .late(.computing))
    XCTAssertEqual(early.end, grading.end)
  }

  func testAThreadIsTakenOffOnce() {
    let (outer, inner) = (Allowance(.seconds(60)), Allowance(.seconds(60)))
    outer.spend {
      inner.spend { Self.compute() }
    }
    let both = inner.spent.processor + outer.spent.processor
    XCTAssertGreaterThanOrEqual(inner.spent.processor, .milliseconds(300))
    XCTAssertLessThan(both, .milliseconds(500))
  }
}
