import Foundation
import Grading
import Processes
import Verdicts
import XCTest

/// Whatever an exercise does, to grade it takes no more of a processor's time than there is for one.
final class BudgetTests: XCTestCase {
  private let limit = Duration.seconds(6)
  /// For what is under way when it is used up: the compiler, and the second that reads.
  private let rest = Duration.seconds(10)

  /// Bodies of `reduce`'s helper that take whatever they get.
  private let spenders = [
    "while true {}",
    "for _ in 0..<64 { Thread.detachNewThread { while true {} } }\n  sleep(1)",
    "for _ in 0..<500 { Thread.detachNewThread { while true { sched_yield() } } }\n  while true {}",
  ]

  func testNoExerciseTakesMoreThanThereIsForOne() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    var grader = try yard.grader(timeout: .seconds(10))
    grader.limit = limit
    for spender in spenders {
      let before = processorTimeOfChildren
      let verdict = try yard.verdict(onText: exercise(spender), by: grader)
      XCTAssertLessThan(processorTimeOfChildren - before, limit + rest, spender)
      XCTAssertFalse(verdict.passes)
      XCTAssertEqual(verdict.summary, "problem takesTooLong", spender)
    }
  }

  private var processorTimeOfChildren: Duration {
    var usage = rusage()
    // `RUSAGE_CHILDREN`, which has another type on each system.
    getrusage(-1, &usage)
    return usage.processorTime
  }

  private func exercise(_ spender: String) -> String {
    """
    import Foundation

    typealias State = Int

    enum Event {
      case increase
      case decrease
      case reset(to: Int)
    }

    func spend() {
      \(spender)
    }

    func reduce(_ state: State, event: Event) -> State {
      spend()
      return state
    }

    func replay(_ events: [Event], from initial: State) -> State { initial }

    func history(of events: [Event], from initial: State) -> [State] { [initial] }

    func undoing(last count: Int, of events: [Event], from initial: State) -> State { initial }
    """
  }
}
