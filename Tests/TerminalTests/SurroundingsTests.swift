import Terminal
import XCTest

/// What is found out about the terminal, and what is kept from it.
final class SurroundingsTests: XCTestCase {
  private func support(
    _ environment: [String: String], isTerminal: Bool = true, plain: Bool = false
  ) -> ColorSupport {
    .detected(environment: environment, isTerminal: isTerminal, plain: plain)
  }

  func testColorSupport() {
    XCTAssertEqual(support(["TERM": "xterm"]), .basic)
    XCTAssertEqual(support(["TERM": "xterm-256color"]), .palette)
    XCTAssertEqual(support(["TERM": "xterm", "COLORTERM": "truecolor"]), .palette)
    XCTAssertEqual(support(["TERM": "xterm", "NO_COLOR": ""]), .basic)
  }

  func testNoColors() {
    let terminal = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    XCTAssertEqual(support(terminal, isTerminal: false), .none)
    XCTAssertEqual(support(terminal, plain: true), .none)
    XCTAssertEqual(support(terminal.merging(["NO_COLOR": "1"]) { $1 }), .none)
    XCTAssertEqual(support(terminal.merging(["TERM": "dumb"]) { $1 }), .none)
    XCTAssertEqual(support([:]), .none)
  }

  func testSizeWithoutAWindow() {
    func size(_ environment: [String: String]) -> TerminalSize {
      .current(fileDescriptor: -1, environment: environment)
    }
    XCTAssertEqual(size([:]), TerminalSize(columns: 80, rows: 24))
    XCTAssertEqual(size(["COLUMNS": "100"]), TerminalSize(columns: 100, rows: 24))
    XCTAssertEqual(size(["COLUMNS": "0", "LINES": "9"]), TerminalSize(columns: 80, rows: 9))
    XCTAssertEqual(size(["COLUMNS": "wide"]), .standard)
    XCTAssertFalse(isTerminal(fileDescriptor: -1))
  }

  func testControlCharactersBecomeVisible() {
    let texts = [
      "a\tb\nc": "a\tb\nc", "\u{1B}[31m": "␛[31m", "\u{0}\u{7}\u{1F}": "␀␇␟", "\u{7F}": "␡",
      "\u{9B}1m": "<U+009B>1m", "a\u{202E}b\u{2066}": "a<U+202E>b<U+2066>",
      "a\r\nb\rc\r": "a\nb␍c␍", "é中👩‍👩‍👧": "é中👩‍👩‍👧", "\u{2028}": "<U+2028>", "\r\r\n": "␍\n",
    ]
    for (text, expected) in texts {
      XCTAssertEqual(visible(controlCharactersIn: text), expected)
    }
  }
}
