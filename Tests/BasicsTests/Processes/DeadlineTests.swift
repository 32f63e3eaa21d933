import Basics
import XCTest

/// What happens to programs that don't end, and to children that outlive them.
final class DeadlineTests: XCTestCase {
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }

  /// The ids that a script printed, one a line.
  private func ids(in output: String) throws -> [pid_t] {
    try output.split(separator: "\n").map { try XCTUnwrap(pid_t($0)) }
  }

  func testDeadlineEndsTheProgramAndItsChildren() throws {
    let script = "sleep 30 & echo $$; echo $!; wait"
    var captured: Captured?
    let time = try seconds { captured = try capture(shell(script), limit: .milliseconds(500)) }
    XCTAssertEqual(captured?.ending, .outOfTime)
    XCTAssertLessThan(time, 3)
    let ids = try ids(in: captured?.output ?? "")
    XCTAssertEqual(ids.count, 2)
    XCTAssertTrue(ids.allSatisfy(hasEnded))
  }

  func testDeadlineEndsAProgramThatIgnoresSignals() throws {
    let script = "trap '' TERM INT HUP; while :; do :; done"
    XCTAssertEqual(try capture(shell(script), limit: .milliseconds(200)).ending, .outOfTime)
  }

  func testWhatAProgramHasStartedIsCountedWhileItRuns() throws {
    func count(to end: Int) -> String { "i=0; while [ $i -lt \(end) ]; do i=$((i + 1)); done" }
    let many = (1...60).map(String.init).joined(separator: " ")
    // One that has been started by one that was started, and many that end soon.
    for script in [
      "(\(count(to: 3_000_000))) & wait", "sh -c '(\(count(to: 3_000_000))) & wait'; true",
      "for _ in \(many); do sh -c '\(count(to: 50_000))'; done",
    ] {
      let (program, enough) = (try RunningProgram(shell(script)), Duration.milliseconds(300))
      let counted = Locked(Duration.zero)
      let meter: @Sendable (Duration) -> Bool = { more in
        counted.withLock { counted in
          counted += more
          return counted >= enough
        }
      }
      let answer = RunningProgram.$meter.withValue(meter) {
        program.answer(within: .seconds(600))
      }
      XCTAssertEqual(answer.ending, .outOfTime, script)
      XCTAssertGreaterThanOrEqual(counted.withLock { $0 }, enough, script)
    }
  }

  func testOutputBeforeTheDeadlineIsKept() throws {
    let captured = try capture(shell("echo early; sleep 30"), limit: .milliseconds(500))
    XCTAssertEqual(captured.ending, .outOfTime)
    XCTAssertEqual(captured.output, "early\n")
  }

  func testChildThatKeepsThePipeOpenDelaysNothingAndIsEnded() throws {
    var captured: Captured?
    let time = try seconds {
      captured = try capture(shell("sleep 9 & echo $!; exit 0"), limit: .seconds(10))
    }
    XCTAssertEqual(captured?.ending, .exited(0))
    XCTAssertLessThan(time, 1)
    let ids = try ids(in: captured?.output ?? "")
    XCTAssertEqual(ids.count, 1)
    XCTAssertTrue(ids.allSatisfy(hasEnded))
  }

  func testChildThatLeftTheGroupAndWritesForEverDelaysNothing() throws {
    try skipWithoutSessions()
    let script = "setsid timeout 10 yes & sleep 0.2; exit 5"
    var captured: Captured?
    let time = try seconds { captured = try capture(shell(script), limit: .seconds(10)) }
    XCTAssertEqual(captured?.ending, .exited(5))
    XCTAssertEqual(captured?.output.hasPrefix("y\ny\n"), true)
    XCTAssertLessThan(time, 3)
  }

  func testAProgramThatNobodyWantsAnyMoreIsEndedWithWhatItHasStartedInAnotherGroup() throws {
    try skipWithoutSessions()
    // Written by the program once it runs; it would run for ten seconds.
    let file = NSTemporaryDirectory() + "ids-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    var program: RunningProgram? = try RunningProgram(
      shell("setsid sleep 10 & echo $$ $! > '\(file)'; wait", hasInput: true))
    var started: [pid_t] = []
    for _ in 0..<500 where started.count < 2 {
      usleep(10_000)
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      started = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }
    XCTAssertEqual(started.count, 2)
    XCTAssertTrue(started.allSatisfy(isRunning))
    XCTAssertEqual(Set(started.map(getpgid)).count, 2)
    XCTAssertNotNil(program)
    program = nil
    XCTAssertTrue(started.allSatisfy(hasEnded))
  }

  private func skipWithoutSessions() throws {
    let setsid = executable(named: "setsid", environment: ["PATH": "/usr/bin:/bin"])
    try XCTSkipIf(setsid == nil, "this machine has no setsid")
  }
}
