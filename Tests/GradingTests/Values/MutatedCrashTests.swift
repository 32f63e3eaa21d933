import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// Whatever is told of a crash, by the process that it happened in and by the program that knows its lines, a
/// sentence comes of it, and never that it used more than it may.
///
/// `WORKBOOK_CRASHES` says how many are tried.
final class MutatedCrashTests: XCTestCase {
  private let lines = ExerciseLines(
    library: CommandLine.arguments[0],
    toolchain: try! Toolchain(environment: ProcessInfo.processInfo.environment), withLines: { nil })

  func testAnyRecordIsReadOrNone() {
    let signals = CrashSignal.all.map(UInt.init)
    tryMutations(countedBy: "WORKBOOK_CRASHES") { mutation in
      let signal = signals[mutation.number(below: signals.count)]
      let bytes = mutation.mutated(mutation.record(signal: signal))
      let record = CrashRecord(bytes, mark: Mutation.crashMark)
      if let record {
        XCTAssertTrue(bytes.starts(with: withUnsafeBytes(of: Mutation.crashMark, Array.init)))
        XCTAssertTrue((1...64).contains(record.signal))
        XCTAssertLessThan(record.callers.count, bytes.count / 8)
      }
      let words = String(decoding: mutation.output(), as: UTF8.self)
      let crash = Crash(
        .killed(signal: Int32(signal)), record: record, lastWords: words, lines: lines)
      let isForbidden = signal == UInt(SIGSYS) && record == nil
      XCTAssertEqual(crash.located.cause.isLimit, isForbidden && !words.contains(Crash.lastWords))
      XCTAssertLessThanOrEqual(crash.lineCount, 1 + words.unicodeScalars.count { $0 == "\n" })
    }
  }

  func testAnyTextOfLinesIsReadAsSuch() {
    let texts = [
      "$s1a\n/x/Exercise.swift:12:3\n\n$s1b\n??:0:0\n",
      "Swift runtime failure: x\n/x/Exercise.swift:7:1\n",
      "$s1a (in lesson) (/x/Exercise.swift:12)\n", "\n\n\n",
    ]
    tryMutations(countedBy: "WORKBOOK_CRASHES") { mutation in
      let text = mutation.numbers.text(of: texts, upTo: 3)
      let output = String(decoding: mutation.mutated(Array(text.utf8)), as: UTF8.self)
      for frame in HostSystem.frames(in: output).joined() {
        XCTAssertGreaterThanOrEqual(frame.line, 0)
        XCTAssertLessThan(frame.function.utf8.count + frame.file.utf8.count, output.utf8.count)
      }
    }
  }
}
