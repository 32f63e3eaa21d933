import TestSupport
import XCTest

@testable import Basics

/// How a program can end, or fail to begin.
final class TerminationStatusTests: LongTestCase {
  private func ending(of script: String) throws -> TerminationStatus {
    try capture(shell(script), limit: .seconds(10)).ending
  }

  func testExitCode() throws {
    XCTAssertEqual(try ending(of: "true"), .exited(0))
    XCTAssertEqual(try ending(of: "exit 3"), .exited(3))
    XCTAssertEqual(try ending(of: "exit 255"), .exited(255))
  }

  func testOnlyExitCodeZeroIsSuccess() {
    XCTAssertTrue(TerminationStatus.exited(0).isSuccess)
    for ending in [TerminationStatus.exited(1), .killed(signal: 9), .outOfTime] {
      XCTAssertFalse(ending.isSuccess, "\(ending)")
    }
  }

  func testSignal() throws {
    XCTAssertEqual(try ending(of: "kill -9 $$"), .killed(signal: 9))
    XCTAssertEqual(try ending(of: "kill -TERM $$"), .killed(signal: 15))
  }

  func testSignalsAreNotBlockedInAProgramThatATaskStarts() async throws {
    let ending = try await Task.detached {
      try capture(shell("kill -TERM $$; exit 3"), limit: .seconds(10)).ending
    }.value
    XCTAssertEqual(ending, .killed(signal: 15))
  }

  func testIgnoredSignalsAreNotIgnoredByTheProgram() throws {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    XCTAssertEqual(try ending(of: "kill -PIPE $$; exit 3"), .killed(signal: SIGPIPE))
  }

  func testMissingProgram() {
    let command = Command(
      "/nowhere/program", ["x"], environment: [:], hasInput: true)
    XCTAssertThrowsError(try capture(command, limit: .seconds(10))) { error in
      XCTAssertEqual(
        error as? SpawnError, SpawnError(executable: "/nowhere/program", code: ENOENT))
    }
  }

  func testFileThatIsNoProgram() {
    XCTAssertThrowsError(
      try capture(Command("/etc/passwd", [], environment: [:]), limit: .seconds(10))
    ) { error in
      XCTAssertEqual(error as? SpawnError, SpawnError(executable: "/etc/passwd", code: EACCES))
    }
  }

  func testAnInterruptIsForTheForegroundProgramAlone() throws {
    let command = shell("trap 'exit 5' INT; sleep 0.3; kill -INT $PPID; kill -INT $$; sleep 5")
    XCTAssertEqual(try runInForeground(command), .exited(5))
  }

  func testForegroundProgramTellsItsEnding() throws {
    XCTAssertEqual(try runInForeground(shell("exit 4")), .exited(4))
    XCTAssertEqual(try runInForeground(shell("kill -9 $$")), .killed(signal: 9))
  }

  func testAProgramAndWhatItStartsHaveTheirLimits() throws {
    var command = shell("sleep 0.2; ulimit -v; ulimit -t; sh -c 'ulimit -t'")
    command.limits = ProgramLimits(memory: 2 << 30, processorTime: .seconds(7))
    let answer = try capture(command, limit: .seconds(10))
    XCTAssertEqual(answer.output, "\(2 << 20)\n7\n7\n", answer.errors)
  }

  func testTooMuchTimeOfAProcessorEndsAProgram() throws {
    var command = shell("while :; do :; done")
    command.limits = ProgramLimits(memory: 2 << 30, processorTime: .seconds(1))
    let program = try RunningProgram(command)
    XCTAssertEqual(program.answer(within: .seconds(60)).ending, .killed(signal: SIGXCPU))
    XCTAssertGreaterThan(program.process.spent, .seconds(0.5))
    XCTAssertTrue(TerminationStatus.killed(signal: SIGKILL).isByOthers)
    XCTAssertFalse(TerminationStatus.killed(signal: SIGXCPU).isByOthers)
    XCTAssertFalse(TerminationStatus.exited(1).isByOthers)
  }

  func testAProgramIsToldAsOutOfTimeForAProgramThatItHasStarted() throws {
    var command = shell("sleep 0.2; sh -c 'while :; do :; done'; exit 3")
    command.limits = ProgramLimits(memory: 2 << 30, processorTime: .seconds(1))
    XCTAssertEqual(try capture(command, limit: .seconds(60)).ending, .killed(signal: SIGXCPU))
    command = shell("exit 3")
    command.limits = ProgramLimits(memory: 2 << 30, processorTime: .seconds(1))
    XCTAssertEqual(try capture(command, limit: .seconds(60)).ending, .exited(3))
  }

  func testAProgramThatWasStoppedGoesOn() throws {
    let answer = try capture(shell("kill -STOP $$; echo on"), limit: .seconds(20))
    XCTAssertEqual(answer.output, "on\n")
  }
}
