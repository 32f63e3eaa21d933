import Basics
import SuiteSupport
import TestSupport
import XCTest

@testable import Grading

/// What a program prints comes in pieces that know nothing of characters.
final class OutputTextTests: XCTestCase {
  private let pieces = ["a", "\n", "é", "€", "🙂", "e\u{301}", "👩‍👧", "\t"]

  func testCutAnywhereItIsTheSameText() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let all = generator.text(of: pieces, upTo: 12)
      var output = OutputText()
      var text = ""
      var bytes = Array(all.utf8)[...]
      while !bytes.isEmpty {
        let count = Int.random(in: 1...min(bytes.count, 5), using: &generator)
        text += output.text(of: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
      }
      XCTAssertEqual(text + output.end(), all)
      XCTAssertEqual(output.end(), "", "all of it was told")
    }
  }

  func testWhatIsWholeIsToldAtOnce() {
    var output = OutputText()
    XCTAssertEqual(output.text(of: Array("a€".utf8)[...]), "a€")
    XCTAssertEqual(output.text(of: [0x62, 0xE2, 0x82]), "b")
    XCTAssertEqual(output.text(of: [0xAC]), "€")
  }

  func testWhatTheRuntimeSaysOfACrashIsNobodysOutput() {
    let words = "a\nSwift/Array.swift:9: Fatal error: Index\nCurrent stack trace:\n0 here\n"
    for isCrash in [true, false] {
      var output = OutputText()
      var text = output.text(of: Array(words.utf8)[...])
      XCTAssertEqual(text, "a\n")
      text += output.end(withoutLast: isCrash ? 3 : 0)
      XCTAssertEqual(text, isCrash ? "a\n" : words)
    }
  }

  func testWhoeverPrintsOnAndOnIsHeardAllTheSame() {
    var output = OutputText()
    XCTAssertEqual(output.text(of: Array("Fatal error: none\n".utf8)[...]), "")
    let more = String(repeating: "x", count: SizeLimit.lastWords)
    XCTAssertEqual(output.text(of: Array(more.utf8)[...]), "Fatal error: none\n" + more)
  }

  func testWhatIsNoTextEndsNothing() {
    var output = OutputText()
    XCTAssertEqual(output.text(of: [0xFF, 0x61]), "\u{FFFD}a")
    XCTAssertEqual(output.text(of: [0xBF, 0xBF, 0xBF, 0xBF, 0x62]).last, "b")
    XCTAssertEqual(output.text(of: [0xF0]), "")
    XCTAssertEqual(output.end(), "\u{FFFD}")
  }
}
