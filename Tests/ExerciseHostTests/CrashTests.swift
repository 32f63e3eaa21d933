import Basics
import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// Why a host ended, and at which line of the exercise.
final class CrashTests: CachedTestCase {
  private func crash(_ kind: String) throws -> Crash {
    let host = try Workbench.exercise("Crashes").host()
    guard case .failure(.ended(let crash)) = host.answer(to: kind) else {
      throw NoCrash(kind: kind)
    }
    return crash.located
  }

  private struct NoCrash: Error {
    var kind: String
  }

  /// The line of the exercise that ends with this comment, from 1.
  private func line(_ kind: String) throws -> Int {
    let lines = try Workbench.text("Crashes").split(
      separator: "\n", omittingEmptySubsequences: false)
    return try XCTUnwrap(lines.firstIndex { $0.hasSuffix("  // \(kind)") }, kind) + 1
  }

  func testWhereTheRuntimeSaysWhy() throws {
    let words = [
      "a fatal error": "Fatal error: my words",
      "a precondition": "Precondition failed: no",
      "an assertion": "Assertion failed",
      "a try": "Fatal error: 'try!' expression unexpectedly raised an error: Exercise.Oops.bad(7)",
      "a nil": "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "an index": "Fatal error: Index out of range",
      "a key": "Fatal error: Duplicate values for key: '1'",
      "a division": "Fatal error: Division by zero",
    ]
    for (kind, words) in words {
      let report = try crash(kind)
      XCTAssertEqual(report.cause, .trap(words), kind)
      XCTAssertEqual(report.place?.line, try line(kind), kind)
      XCTAssertGreaterThan(report.lineCount, 0, kind)
    }
  }

  func testWhereTheCompilerSaysWhy() throws {
    for (kind, name) in ["an overflow": "an overflow", "a closure": "a closure"] {
      let report = try crash(kind)
      XCTAssertEqual(report.cause, .trap("arithmetic overflow"), kind)
      XCTAssertEqual(report.place?.line, try line(name), kind)
      XCTAssertEqual(report.lineCount, 0, kind)
    }
    for kind in ["a thread", "a task"] {
      let report = try crash(kind)
      XCTAssertEqual(report.cause, .trap("arithmetic overflow"), kind)
      XCTAssertEqual(report.place?.line, try line("an overflow"), kind)
    }
  }

  func testWhereNothingButTheLineIsKnown() throws {
    let signals = [
      "a cast": SIGABRT, "an abort": SIGABRT, "an exclusive access": SIGABRT, "an address": SIGSEGV,
    ]
    for (kind, signal) in signals {
      let report = try crash(kind)
      XCTAssertEqual(report.cause, .signal(signal), kind)
      XCTAssertEqual(report.place?.line, try line(kind), kind)
    }
  }

  func testWhereTheRuntimeSaysWhyAndNotWhere() throws {
    let lines = [
      "a callback": "an index", "a range": "a range",
      "an unowned reference": "an unowned reference",
    ]
    for (kind, name) in lines {
      let report = try crash(kind)
      guard case .trap = report.cause else {
        XCTFail("\(kind): \(report)")
        continue
      }
      XCTAssertEqual(report.place?.line, try line(name), kind)
    }
  }

  func testEndlessRecursion() throws {
    let report = try crash("a recursion")
    XCTAssertEqual(report.cause, .stackOverflow)
    XCTAssertEqual(report.place?.line, try line("a recursion"))
  }

  func testWhatIsPrintedIsNotTakenForTheRuntimesWords() throws {
    let report = try crash("a lie")
    XCTAssertEqual(report.cause, .trap("arithmetic overflow"))
    XCTAssertEqual(report.place?.line, try line("an overflow"))
    XCTAssertEqual(report.lineCount, 0)
  }

  func testTheLineIsLookedForOnlyWhereItIsWanted() throws {
    let exercise = try Workbench.exercise("Crashes")
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let lookedFor = Locked(0)
    func crash(_ kind: String) throws -> Crash {
      let host = try exercise.host()
      host.lines = ExerciseLines(library: exercise.library, toolchain: toolchain) {
        lookedFor.withLock { $0 += 1 }
        return nil
      }
      guard case .failure(.ended(let crash)) = host.answer(to: kind) else {
        throw NoCrash(kind: kind)
      }
      return crash
    }
    let cast = try crash("a cast")
    XCTAssertEqual(cast, try crash("a cast"), "it is known again without it")
    XCTAssertEqual(lookedFor.withLock { $0 }, 0)
    XCTAssertEqual(cast.located.cause, .signal(SIGABRT))
    XCTAssertEqual(lookedFor.withLock { $0 }, 1)
  }

  /// What it says, or writes where only its host should, may be untrue; what is told isn't.
  func testNoExerciseSaysInItsPlaceHowItEnded() throws {
    let words = "Fatal error: failed to allocate 9 bytes of memory with alignment 8"
    XCTAssertEqual(try crash("words about memory").cause, .trap(words))
    XCTAssertEqual(try crash("a made-up record").cause, .signal(SIGSEGV))
    let host = try Workbench.exercise("Crashes").host()
    XCTAssertEqual(host.text(for: "the filter's signal"), "nothing happened")
  }

  func testMemoryIsCountedWhereNobodyLooks() throws {
    let host = try Workbench.exercise("Crashes").host()
    host.ask(["memory and an end".packed])
    // Whoever waits for an answer looks.
    _ = host.outgoing.withUnsafeBytes { HostSystem.send($0, over: host.host.channel.readEnd) }
    host.outgoing = []
    while !hasEnded(host.id) { usleep(TimeLimit.lookAtExercise.inMicroseconds) }
    XCTAssertEqual(host.answer(), .failure(.ended(Crash(.limit(.memory)))))
  }

  func testEndsThatAreNoCrashes() throws {
    XCTAssertEqual(try crash("an exit").cause, .exit(3))
    XCTAssertEqual(try crash("memory").cause, .limit(.memory))
    XCTAssertEqual(try crash("threads").cause, .limit(.processes))
  }
}
