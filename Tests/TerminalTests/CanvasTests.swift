import XCTest

@testable import Terminal

/// What is found out about where the output goes, and about what the person wants there.
final class CanvasTests: XCTestCase {
  private func canvas(
    _ environment: [String: String], isTerminal: Bool = true, wish: ColorWish = .auto,
    plain: Bool = false
  ) -> Canvas {
    Canvas(environment: environment, isTerminal: isTerminal, wish: wish, plain: plain)
  }

  func testAsManyColoursAsTheTerminalHas() {
    let table: [([String: String], Theme?)] = [
      ([:], nil), (["TERM": ""], nil), (["TERM": "dumb"], nil),
      (["TERM": "dumb", "COLORTERM": "truecolor"], nil), (["TERM": "xterm"], .monochrome),
      (["TERM": "linux"], .monochrome), (["TERM": "xterm-256color"], .neutral),
      (["TERM": "tmux-256color"], .neutral), (["TERM": "xterm-kitty"], .neutral),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .neutral),
      (["TERM": "xterm", "COLORTERM": ""], .monochrome),
    ]
    for (environment, theme) in table {
      XCTAssertEqual(canvas(environment).theme, theme, "\(environment)")
      XCTAssertNil(canvas(environment, isTerminal: false).theme, "\(environment)")
    }
  }

  func testTheBackgroundThatTheEnvironmentTells() {
    let table: [(String, Theme)] = [
      ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
      ("11;15", .light), ("7;default", .neutral), ("", .neutral), ("dark", .neutral),
      ("0;99", .neutral),
    ]
    for (value, theme) in table {
      let environment = ["TERM": "rxvt-256color", "COLORFGBG": value]
      XCTAssertEqual(canvas(environment).theme, theme, value)
    }
    XCTAssertEqual(canvas(["TERM": "rxvt", "COLORFGBG": "15;0"]).theme, .monochrome)
  }

  func testTheBackgroundThatTheTerminalTellsCountsMore() {
    let dark = canvas(["TERM": "xterm-256color", "COLORFGBG": "15;0"])
    XCTAssertEqual(dark.on(.white).theme, .light)
    XCTAssertEqual(dark.on(RGB(0x888888)).theme, .neutral)
    XCTAssertEqual(canvas(["TERM": "xterm"]).on(.white).theme, .monochrome)
    XCTAssertNil(canvas([:]).on(.white).theme)
  }

  func testTheOptionCountsMoreThanTheEnvironmentAndThatMoreThanTheTerminal() {
    let table: [([String: String], terminal: Bool, pipe: Bool)] = [
      ([:], true, false), (["NO_COLOR": "1"], false, false), (["NO_COLOR": ""], true, false),
      (["CLICOLOR_FORCE": "1"], true, true), (["CLICOLOR_FORCE": "0"], true, false),
      (["FORCE_COLOR": "3"], true, true), (["FORCE_COLOR": ""], true, false),
      (["FORCE_COLOR": "0"], false, false), (["FORCE_COLOR": "false"], false, false),
      (["CLICOLOR": "0"], false, false), (["CLICOLOR": "1"], true, false),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true, true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
      (["TERM": "dumb"], false, false), (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
    ]
    for (more, terminal, pipe) in table {
      let environment = ["TERM": "xterm-256color"].merging(more) { $1 }
      for (isTerminal, hasColour) in [(true, terminal), (false, pipe)] {
        let what = "\(more) \(isTerminal)"
        func isColoured(_ wish: ColorWish, plain: Bool = false) -> Bool {
          canvas(environment, isTerminal: isTerminal, wish: wish, plain: plain).theme != nil
        }
        XCTAssertEqual(isColoured(.auto), hasColour, what)
        XCTAssertTrue(isColoured(.always), what)
        XCTAssertFalse(isColoured(.never), what)
        for wish in ColorWish.allCases { XCTAssertFalse(isColoured(wish, plain: true), what) }
      }
    }
    XCTAssertEqual(canvas([:], isTerminal: false, wish: .always).theme, .neutral)
  }

  func testSignsFollowTheLocale() {
    XCTAssertTrue(canvas(["LANG": "en_US.UTF-8"]).isUnicode)
    XCTAssertFalse(canvas(["LANG": "C"]).isUnicode)
    XCTAssertFalse(canvas(["LANG": "C"], isTerminal: false, plain: true).isUnicode)
  }
}
