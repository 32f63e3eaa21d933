import Basics
import SuiteSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// What is said of a host's end, where nothing but its last words is known.
final class CrashReportTests: XCTestCase {
  private func report(_ end: TerminationStatus, _ words: String = "") -> Crash {
    Crash(end, record: nil, lastWords: words, lines: nil).located
  }

  func testTheRuntimesWordsAreTheReason() {
    let words = "Reduce/Exercise.swift:12: Fatal error: not written yet\n"
    let report = report(.killed(signal: SIGILL), words)
    XCTAssertEqual(report.cause, .trap("Fatal error: not written yet"))
    XCTAssertEqual(report.place, SourceLocation(line: 12))
  }

  func testWhatTheExercisePrintedItselfIsNoReason() {
    let printed = "Fatal error: printed by hand\nReduce/Exercise.swift:77: Fatal error: so\n"
    let words = printed + "Reduce/Exercise.swift:3: Precondition failed\n"
    let report = report(.killed(signal: SIGTRAP), words)
    XCTAssertEqual(report.cause, .trap("Precondition failed"))
    XCTAssertEqual(report.place, SourceLocation(line: 3))
    XCTAssertEqual(self.report(.exited(1), printed).cause, .exit(1))
  }

  func testWhereSomethingWasInMemoryIsNotTold() {
    let words = "Fatal error: Attempted to read an unowned reference but object 0x560b3a1dc250 was"
    let end = TerminationStatus.killed(signal: SIGABRT)
    XCTAssertEqual(
      report(end, words + " destroyed\n").cause,
      .trap("Fatal error: Attempted to read an unowned reference but object was destroyed"))
    XCTAssertEqual(
      report(end, "Reduce/Exercise.swift:3: Fatal error: not 0x10\n").cause,
      .trap("Fatal error: not 0x10"), "the exercise's own words")
  }

  func testOtherEnds() {
    let ends: [(TerminationStatus, CrashCause)] = [
      (.exited(0), .exit(0)), (.exited(3), .exit(3)),
      (.killed(signal: SIGKILL), .signal(SIGKILL)),
      (.outOfTime, .signal(SIGKILL)),
      // The kernel's way to end a process that copies itself.
      (.killed(signal: SIGSYS), .limit(.processes)),
    ]
    for (end, cause) in ends { XCTAssertEqual(report(end, "state 3\n").cause, cause) }
  }

  /// Whoever prints them, and aborts, may have had all the memory of the world.
  func testWordsAboutMemoryAreNoMoreThanWords() {
    let words = "Fatal error: failed to allocate 8589934624 bytes of memory with alignment 8"
    for place in ["", "Reduce/Exercise.swift:3: "] {
      XCTAssertEqual(
        report(.killed(signal: SIGABRT), "\(place)\(words)\n").cause, .trap(words))
    }
  }

  func testARecordWithAnotherMarkIsNone() {
    let words: [UInt] = [7, UInt(SIGSEGV), 0x1000, 0x2000, 0x2000, 1, 0x1234]
    let bytes = words.flatMap { word in withUnsafeBytes(of: word, Array.init) }
    XCTAssertEqual(CrashRecord(bytes, mark: 7)?.isStackOverflow, true)
    XCTAssertNil(CrashRecord(bytes, mark: 8))
  }

  func testTheRuntimesLinesAreCounted() {
    let end = TerminationStatus.killed(signal: SIGILL)
    let words = "a.swift:1: Fatal error: so"
    for (output, count) in [
      ("", 0), ("one\ntwo\n", 0), (words, 1), ("one\n\(words)\n", 1), ("\(words)\nmore\n", 2),
    ] {
      XCTAssertEqual(report(end, output).lineCount, count, output)
    }
    XCTAssertEqual(report(.exited(1), words).lineCount, 0)
  }
}
