import XCTest

@testable import Terminal

/// What a terminal answers when it is asked for its background, whenever and in whatever pieces.
final class BackgroundAnswerTests: XCTestCase {
  private func asked() -> KeyParser {
    var parser = KeyParser()
    parser.awaitsBackground = true
    return parser
  }

  func testEveryWayToWriteAColour() {
    let table: [String: RGB?] = [
      "rgb:fdfd/f6f6/e3e3": RGB(0xFDF6E3), "rgb:fd/f6/e3": RGB(0xFDF6E3),
      "rgb:f/0/f": RGB(0xFF00FF),
      "rgb:fff/000/800": RGB(0xFF0080), "rgba:1e1e/1e1e/1e1e/ffff": RGB(0x1E1E1E),
      "#1e1e1e": RGB(0x1E1E1E), "#FFFFFFFFFFFF": RGB(0xFFFFFF), "#fff": RGB(0xFFFFFF),
      "rgb:RRRR/00/00": nil, "rgb:00/00": nil, "rgb:00/00/00/00": nil, "rgb:00000/00/00": nil,
      "#12345": nil, "#": nil, "rgb:": nil, "red": nil, "?": nil, "": nil, "rgb://": nil,
    ]
    for (text, color) in table {
      var parser = asked()
      XCTAssertEqual(parser.take("\u{1B}]11;\(text)\u{7}".utf8), [], text)
      XCTAssertEqual(parser.background, color, text)
      XCTAssertEqual(parser.awaitsBackground, color == nil, text)
    }
  }

  func testTheAnswerIsNoKeyWhereverItIsCutAndHoweverLateTheRestComes() {
    for end in ["\u{7}", "\u{1B}\\"] {
      let answer = Array("\u{1B}]11;rgb:fdfd/f6f6/e3e3\(end)".utf8)
      for cut in 0...answer.count {
        for waits in [false, true] {
          var parser = asked()
          var keys = parser.take("j".utf8) + parser.take(answer[..<cut])
          // No longer than there is patience; the first byte alone is what the key sends, too.
          if waits, (parser.patience ?? .zero) < .seconds(2) { keys += parser.endOfWait() }
          keys += parser.take(answer[cut...]) + parser.take("k".utf8)
          let escape: [Key] = waits && cut == 1 ? [.escape] : []
          XCTAssertEqual(keys, [.character("j")] + escape + [.character("k")], "cut at \(cut)")
          XCTAssertEqual(parser.background, RGB(0xFDF6E3), "cut at \(cut)")
          XCTAssertNil(parser.patience, "cut at \(cut)")
        }
      }
    }
  }

  func testAnEscapeBeforeTheKeyThatAnswersBeginWithIsStillTheKey() {
    var parser = asked()
    XCTAssertEqual(parser.take([0x1B]), [])
    XCTAssertEqual(parser.endOfWait(), [.escape])
    XCTAssertEqual(parser.take("]".utf8), [], "this may be the answer")
    XCTAssertEqual(parser.endOfWait(), [.character("]")])
    XCTAssertEqual(parser.take([0x1B]), [])
    XCTAssertEqual(parser.endOfWait(), [.escape])
    XCTAssertEqual(parser.take("]j".utf8), [.character("]"), .character("j")])
  }

  func testAnAnswerThatNeverEndsIsGivenUp() {
    var parser = asked()
    XCTAssertEqual(parser.take("\u{1B}]11;rgb:ff".utf8), [])
    XCTAssertEqual(parser.endOfWait(), [])
    XCTAssertEqual(parser.take("j".utf8), [.character("j")])
    XCTAssertNil(parser.background)
  }

  func testAltAndABracketIsNoAnswer() {
    var parser = asked()
    XCTAssertEqual(parser.take("\u{1B}]".utf8), [])
    XCTAssertEqual(parser.patience, .milliseconds(40))
    XCTAssertEqual(parser.endOfWait(), [])
    XCTAssertEqual(parser.take("j".utf8), [.character("j")])
  }

  func testWhatWasTypedStandsBesideTheAnswers() {
    let (color, kind) = ("\u{1B}]11;rgb:fdfd/f6f6/e3e3", "\u{1B}[?62;22c")
    for end in ["\u{7}", "\u{1B}\\"] {
      let answer = BackgroundAnswer(Array("l\(color)\(end)s\(kind)\n".utf8))
      XCTAssertEqual(answer.background, RGB(0xFDF6E3))
      XCTAssertEqual(answer.typed, "ls\n")
    }
    XCTAssertEqual(BackgroundAnswer(Array(kind.utf8)), BackgroundAnswer(Array("".utf8)))
    XCTAssertEqual(BackgroundAnswer(Array("\u{1B}[A".utf8)).typed, "\u{1B}[A")
  }
}
