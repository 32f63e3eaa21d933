import Basics
import XCTest

/// Much output, and what is kept of it.
final class OutputTests: XCTestCase {
  func testTwoStreamsOfMoreThanAMegabyteEachDoNotBlockEachOther() throws {
    let size = 3 << 20
    let script = "head -c \(size) /dev/zero >&2; head -c \(size) /dev/zero; exit 7"
    var counts: [ProgramStream: Int] = [:]
    let end = ContinuousClock.now + .seconds(20)
    let ending = try RunningProgram(shell(script))
      .finish(until: end, receive: { counts[$0, default: 0] += $1.count })
    XCTAssertEqual(ending, .exited(7))
    XCTAssertEqual(counts, [.output: size, .errors: size])
  }

  func testBytesComeInTheirOrder() throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo $i; i=$((i+1)); done"
    let captured = try capture(shell(script), limit: .seconds(20))
    XCTAssertEqual(captured.output, (0..<20000).map { "\($0)\n" }.joined())
  }

  func testWhatAProgramWroteJustBeforeItsEndIsNotLost() throws {
    var output = ""
    func receive(_: ProgramStream, bytes: ArraySlice<UInt8>) {
      // While the first bytes are looked at, the program writes its last ones and ends.
      if output.isEmpty { usleep(400_000) }
      output += String(decoding: bytes, as: UTF8.self)
    }
    let end = ContinuousClock.now + .seconds(10)
    let ending = try RunningProgram(shell("echo first; sleep 0.05; echo last"))
      .finish(until: end, receive: receive)
    XCTAssertEqual(ending, .exited(0))
    XCTAssertEqual(output, "first\nlast\n")
  }

  func testWhatIsBeyondTheLimitIsReadAndDropped() throws {
    let script = "head -c 300000 /dev/zero | tr '\\0' a; echo end; echo 1234567 >&2; exit 9"
    let captured = try capture(shell(script), limit: .seconds(20), outputLimit: 5)
    XCTAssertEqual(captured.ending, .exited(9))
    XCTAssertEqual(captured.output, "aaaaa")
    XCTAssertEqual(captured.errors, "12345")
  }

  func testBytesThatAreNotUTF8AreReplaced() throws {
    let captured = try capture(shell(#"printf 'a\377b'"#), limit: .seconds(10))
    XCTAssertEqual(captured.output, "a\u{FFFD}b")
  }
}
