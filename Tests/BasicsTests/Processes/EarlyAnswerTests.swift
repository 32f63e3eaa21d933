import Basics
import Foundation
import TestSupport
import XCTest

/// A program that is done before it has ended.
final class EarlyAnswerTests: FolderTestCase {
  /// What a script has answered at its first output, or when it has ended; ten seconds bound it.
  private func answer(_ script: String) throws -> (Captured, RunningProgram) {
    let program = try RunningProgram(shell("cd \(folder); \(script)"))
    return (program.answer(within: .seconds(10), orAtOutput: 1), program)
  }

  func testOutputMakesItUnnecessaryToWait() throws {
    let (answer, program) = try answer("echo $$ > id; echo trouble >&2; echo said; sleep 60")
    XCTAssertEqual(answer.ending, .done)
    XCTAssertEqual(answer.output, "said\n")
    XCTAssertEqual(answer.errors, "trouble\n")
    let text = try String(contentsOfFile: "\(folder)/id", encoding: .utf8)
    let id = try XCTUnwrap(pid_t(text.dropLast()))
    XCTAssertTrue(isRunning(id))
    program.cancel()
    XCTAssertTrue(hasEnded(id))
  }

  func testWithoutOutputTheEndIsWaitedFor() throws {
    let (answer, _) = try answer("echo trouble >&2; sleep 0.2; exit 3")
    XCTAssertEqual(answer.ending, .exited(3))
    XCTAssertEqual(answer.errors, "trouble\n")
  }

  func testAProgramThatWaitsReadsAllThatItIsSent() throws {
    let program = try RunningProgram(shell("wc -c < /dev/stdin", hasInput: true))
    usleep(100_000)
    program.send(Array(repeating: 0x20, count: SizeLimit.programInput))
    let answer = program.answer(within: .seconds(10))
    XCTAssertEqual(answer.output, "\(SizeLimit.programInput)\n")
  }
}
