import Basics
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// Whatever an exercise does, whoever asks gets an answer in time.
final class UnrulyTests: CachedTestCase {
  private let limit = Duration.milliseconds(300)

  private func host() throws -> HostProcess {
    try Workbench.exercise("Unruly").host()
  }

  /// The answer to a script, which has to come in time.
  private func answer(
    to script: String, from host: HostProcess, file: StaticString = #filePath, line: UInt = #line
  ) -> ScriptAnswer {
    let start = ContinuousClock.now
    let answer = host.answer(to: script, within: limit)
    XCTAssertLessThan(.now - start, .seconds(30), script, file: file, line: line)
    return answer
  }

  private func late(_ lateness: Lateness) -> ScriptAnswer {
    .failure(.late(lateness, seconds: limit.inSeconds))
  }

  func testWhoDoesNotAnswerIsLate() throws {
    for script in ["loop", "print", "block"] {
      XCTAssertEqual(answer(to: script, from: try host()), late(.computing), script)
    }
    for script in ["sleep", "close and sleep", "half an answer", "print and sleep"] {
      XCTAssertEqual(answer(to: script, from: try host()), late(.sleeping), script)
    }
  }

  func testWhatIsPrintedWithoutEndIsHeardInPart() throws {
    let host = try host()
    XCTAssertEqual(answer(to: "print", from: host), late(.computing))
    let captured = host.takeOutput()
    XCTAssertEqual(captured.lines.lines, Array(repeating: "more and more and more", count: 20))
    XCTAssertGreaterThan(captured.lines.dropped, 100)
  }

  func testThreadsThatPrintWithoutEndHoldNobodyUp() throws {
    let host = try host()
    XCTAssertEqual(host.text(for: "many threads that print"), "answer")
    let start = ContinuousClock.now
    XCTAssertFalse(host.takeOutput().isEmpty)
    XCTAssertLessThan(.now - start, .seconds(2))
  }

  func testWhoClosesTheConnectionIsOver() throws {
    XCTAssertEqual(
      answer(to: "close", from: try host()), .failure(.ended(Crash(.exit(0)))))
    XCTAssertEqual(
      answer(to: "replace", from: try host()), .failure(.ended(Crash(.exit(0)))))
  }

  func testWhoSaysMoreThanItIsAskedIsOver() throws {
    XCTAssertEqual(answer(to: "junk", from: try host()), .failure(.unreadable))
    let flood = try host()
    var answers = [answer(to: "empty answers", from: flood)]
    while answers.last == .success([]), answers.count < 10_000 {
      answers.append(answer(to: "", from: flood))
    }
    XCTAssertEqual(answers.last, .failure(.unreadable))
    let ahead = try host()
    XCTAssertEqual(answer(to: "answers ahead", from: ahead), .success([]))
    XCTAssertEqual(answer(to: "", from: ahead), .failure(.unreadable))
  }

  func testTheEndIsWaitedForInTime() throws {
    let stays = try host()
    XCTAssertEqual(stays.text(for: "stay at the exit"), "answer")
    XCTAssertEqual(stays.finish(within: Allowance(limit)).crash?.cause, .signal(SIGKILL))
    let bad = try host()
    XCTAssertEqual(bad.text(for: "exit badly at the exit"), "answer")
    XCTAssertEqual(bad.finish(within: Allowance(.seconds(10))).crash?.cause, .exit(5))
  }

  func testWhoWantsNoAnswerAnyMoreWaitsForNone() throws {
    let host = try host()
    let cancellation = Cancellation()
    let start = ContinuousClock.now
    try cancellation.perform {
      host.ask(["loop".packed])
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
        cancellation.cancel()
      }
      XCTAssertThrowsError(try host.answer(within: Allowance(.seconds(60)))) {
        XCTAssertEqual($0 as? EnvironmentError, .cancelled)
      }
    }
    XCTAssertLessThan(.now - start, .seconds(5))
  }
}
