import Processes
import Reporting
import XCTest

@testable import Grading

/// What is read from a process's last words.
final class CrashReportTests: XCTestCase {
  /// Cause and place as in `arithmetic overflow at 2:16`.
  private func told(_ output: String, _ ending: Ending = .killed(signal: 4)) -> String {
    let report = CrashReport(ending: ending, output: output)
    let column = report.column.map { ":\($0)" } ?? ""
    return report.cause.told + (report.line.map { " at \($0)\(column)" } ?? "")
  }

  func testIndexOutOfRange() {
    XCTAssertEqual(
      told(CrashSample.indexOutOfRange), "Fatal error: Index out of range at 3:16")
  }

  func testNilUnwrapped() {
    XCTAssertEqual(
      told(CrashSample.nilUnwrapped),
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value at 3:15")
  }

  func testOverflow() {
    XCTAssertEqual(told(CrashSample.overflow), "arithmetic overflow at 2:16")
  }

  func testFatalErrorWithText() {
    XCTAssertEqual(told(CrashSample.fatalError), "Fatal error: not written yet at 3:5")
  }

  func testPrecondition() {
    XCTAssertEqual(told(CrashSample.precondition), "Precondition failed at 2:3")
  }

  func testEndlessRecursion() {
    XCTAssertEqual(told(CrashSample.recursion, .killed(signal: 11)), "stack overflow at 1")
  }

  func testWithoutABacktraceTheMessageTellsTheLine() {
    XCTAssertEqual(
      told("Reduce/Exercise.swift:12: Fatal error: not written yet\n"),
      "Fatal error: not written yet at 12")
  }

  func testFramesOfTheSuiteSayNothing() {
    XCTAssertEqual(
      told("0 0x0 check() + 1 in lesson at /w/Suite.swift:7:3\n", .killed(signal: 11)),
      "signal 11")
  }

  func testWhatTheExercisePrintedItselfIsNoReason() {
    let printed = """
      Fatal error: printed by hand
      0 in prog at /w/Exercise.swift:77:7

      *** Signal 4: printed by hand

      """
    XCTAssertEqual(
      told(printed + CrashSample.indexOutOfRange), "Fatal error: Index out of range at 3:16")
    XCTAssertEqual(told(printed + CrashSample.overflow), "arithmetic overflow at 2:16")
    XCTAssertEqual(told("Fatal error: printed by hand\n", .exited(1)), "exit(1)")
  }

  func testOtherEndings() {
    XCTAssertEqual(told("state 3\n", .exited(0)), "exit(0)")
    XCTAssertEqual(told("state 3\n", .exited(3)), "exit(3)")
    XCTAssertEqual(told("state 3\n", .killed(signal: 9)), "signal 9")
    XCTAssertEqual(told("state 3\n", .killed(signal: SIGXFSZ)), "file size")
  }

  func testLimits() {
    XCTAssertEqual(told("", .killed(signal: Limit.memory.signal)), "limit memory")
    XCTAssertEqual(told("", .killed(signal: Limit.processes.signal)), "limit processes")
    // The kernel's way to end a process that copies itself.
    XCTAssertEqual(told("", .killed(signal: SIGSYS)), "limit processes")
    let words = "Fatal error: failed to allocate 8589934624 bytes of memory with alignment 8\n"
    XCTAssertEqual(told(words, .killed(signal: 6)), "limit memory")
  }

  func testTheRuntimesLinesAreCounted() {
    let printed = "one\ntwo\n"
    for sample in [CrashSample.indexOutOfRange, CrashSample.overflow, CrashSample.recursion] {
      let alone = CrashReport(ending: .killed(signal: 4), output: sample).lineCount
      let both = CrashReport(ending: .killed(signal: 4), output: printed + sample).lineCount
      XCTAssertEqual(alone, both)
      XCTAssertGreaterThan(alone, 5)
    }
    XCTAssertEqual(CrashReport(ending: .exited(0), output: printed).lineCount, 0)
  }
}

extension CrashCause {
  fileprivate var told: String {
    switch self {
    case .trap(let words): words
    case .exit(let code): "exit(\(code))"
    case .stackOverflow: "stack overflow"
    case .limit(let limit): "limit \(limit)"
    case .fileSize: "file size"
    case .signal(let signal): "signal \(signal)"
    case .answerTooLong: "answer too long"
    case .answerUnreadable: "answer unreadable"
    }
  }
}
