import Basics
import Foundation
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What the machine does to a host is not what the exercise does.
final class BusyMachineTests: CachedTestCase {
  private let limit = Duration.milliseconds(200)

  /// Keeps all processors busy meanwhile.
  private func busily<Value>(_ body: () throws -> Value) throws -> Value {
    let isOver = Locked(false)
    defer { isOver.withLock { $0 = true } }
    for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
      try Job { while !isOver.withLock({ $0 }) { for _ in 0..<10_000 {} } }
    }
    return try body()
  }

  func testWhoWaitsForAProcessorIsNotAsleep() throws {
    for (script, lateness) in [("loop", Lateness.computing), ("sleep", .sleeping)] {
      let host = try Workbench.exercise("Unruly").host()
      let allowance = Allowance(limit)
      host.ask([script.packed])
      let answer = try busily { try host.answer(within: allowance) }
      XCTAssertEqual(answer, .failure(.late(lateness, seconds: limit.inSeconds)))
      XCTAssertEqual(allowance.spent.processor >= limit, lateness == .computing, script)
    }
  }

  func testAHostThatWasStoppedGoesOn() throws {
    let host = try Workbench.exercise("Answers").host()
    host.ask(["a".packed])
    XCTAssertEqual(host.answer(), .success("A".packed))
    kill(host.id, SIGSTOP)
    host.ask(["b".packed])
    XCTAssertEqual(host.answer(within: .seconds(2)), .success("B".packed))
  }

  func testWhatIsTakenOffAnAllowanceIsTakenOffTheOuterOne() {
    let outer = Allowance(.seconds(3))
    Allowance(.seconds(2), within: outer).take(Spending(processor: .seconds(2)))
    XCTAssertNil(outer.end)
    let inner = Allowance(.seconds(2), within: outer)
    XCTAssertEqual(inner.left, .seconds(1))
    inner.take(Spending(processor: .seconds(1)))
    XCTAssertEqual(inner.end, .late(.computing))
  }

  func testOnlyWhoNeitherComputesNorSleepsIsForTheMachineToAnswerFor() {
    let allowance = Allowance(.seconds(1))
    allowance.take(Spending(other: TimeLimit.busyMachine - .seconds(1)))
    XCTAssertNil(allowance.end)
    allowance.take(Spending(other: .seconds(1)))
    XCTAssertEqual(allowance.end, .tooBusy)
    allowance.take(Spending(asleep: .seconds(1)))
    XCTAssertEqual(allowance.end, .late(.sleeping))
  }
}
