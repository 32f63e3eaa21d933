import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// What a host says to what it is asked.
final class AnswerTests: CachedTestCase {
  private func host() throws -> HostProcess {
    try Workbench.exercise("Answers").host()
  }

  func testScriptsAreAnsweredInTheirOrder() throws {
    let host = try host()
    host.ask((1...5000).map { "a\($0)".packed })
    for number in 1...5000 {
      XCTAssertEqual(host.answer(), .success("A\(number)".packed))
    }
  }

  func testScriptsThatAreAskedTogetherHaveOneAnswer() throws {
    let host = try host()
    host.ask(together: (1...5000).map { "a\($0)".packed })
    host.ask(["b".packed])
    let traces = (1...5000).map { "A\($0)".packed }
    XCTAssertEqual(host.answer(), .success(Frame.joined(traces)))
    XCTAssertEqual(host.answer(), .success("B".packed))
    host.ask(together: ["a", "exit", "b"].map(\.packed))
    guard case .failure(.ended(let crash)) = host.answer() else {
      return XCTFail("it ended")
    }
    XCTAssertEqual(crash.cause, .exit(3))
  }

  func testTooMuchTogetherIsTooLong() throws {
    let host = try host()
    host.ask(together: ["a", "long"].map(\.packed))
    guard case .success(let traces) = host.answer() else {
      return XCTFail("each has its own")
    }
    XCTAssertNotEqual(Frame.parts(traces), ["A", "long"].map { $0.packed[...] })
  }

  func testWhatIsPrintedIsHeardOnce() throws {
    let host = try host()
    XCTAssertEqual(host.text(for: "a"), "A")
    XCTAssertTrue(host.takeOutput().isEmpty)
    XCTAssertEqual(host.text(for: "print"), "")
    XCTAssertEqual(host.takeOutput().lines.lines, ["heard"])
    XCTAssertTrue(host.takeOutput().isEmpty)
    let end = host.finish(within: Allowance(.seconds(10)))
    XCTAssertTrue(end.output.isEmpty)
    XCTAssertNil(end.crash)
  }

  func testATraceCanBeTooLong() throws {
    let host = try host()
    XCTAssertEqual(host.answer(to: "long"), .failure(.tooLong))
  }

  func testAScriptThatDoesNotEndIsLate() throws {
    for (script, lateness) in [("loop", Lateness.computing), ("sleep", .sleeping)] {
      let host = try host()
      host.ask([script.packed, "a".packed])
      XCTAssertEqual(
        host.answer(within: .milliseconds(200)), .failure(.late(lateness, seconds: 0.2)), script)
    }
  }

  func testAnEndBelongsToTheScriptThatWasRunning() throws {
    let host = try host()
    host.ask(["a", "exit", "b"].map(\.packed))
    XCTAssertEqual(host.answer(), .success("A".packed))
    guard case .failure(.ended(let crash)) = host.answer() else {
      return XCTFail("it ended")
    }
    XCTAssertEqual(crash.cause, .exit(3))
  }

  func testAFreshHostRemembersNothing() throws {
    let first = try host()
    XCTAssertEqual(first.text(for: "count"), "1")
    XCTAssertEqual(first.text(for: "count"), "2")
    XCTAssertEqual(try host().text(for: "count"), "1")
  }
}
