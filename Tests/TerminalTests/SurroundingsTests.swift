import Terminal
import XCTest

/// What is found out about the terminal, and what is kept from it.
final class SurroundingsTests: XCTestCase {
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
