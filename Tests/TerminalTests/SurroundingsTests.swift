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

  func testWhateverIsDrawnATerminalObeysNothingOfIt() {
    let line = Line([Span("a\u{1B}[2Jb\u{7F}"), Span("\u{9B}31m\u{202E}", .bold), Span("“…” ─ é")])
    for canvas in [Canvas.text, Canvas(theme: .dark)] {
      let text = line.rendered(for: canvas).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      XCTAssertEqual(text, "a␛[2Jb␡<U+009B>31m<U+202E>“…” ─ é")
    }
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
