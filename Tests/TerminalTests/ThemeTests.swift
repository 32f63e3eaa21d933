import SuiteSupport
import TestSupport
import XCTest

@testable import Terminal

/// Everything that is drawn can be read, whatever the terminal's colours are.
final class ThemeTests: XCTestCase {
  /// How well the worst ink can be told from a background, compared with what it needs; inks in
  /// the terminal's own colour are as readable as all its text.
  private func worst(of theme: Theme, on background: RGB) -> (ink: Ink, share: Double)? {
    Ink.allCases.compactMap { ink in
      let look = theme.look(of: ink)
      return look.foreground.map { foreground in
        let ground = look.background?.rgb ?? background
        return (ink, foreground.rgb.contrast(to: ground) / ink.neededContrast)
      }
    }
    .min { $0.share < $1.share }
  }

  private func assertReadable(
    _ theme: Theme, on background: RGB, _ what: String, line: UInt = #line
  ) {
    guard let (ink, share) = worst(of: theme, on: background) else { return }
    XCTAssertGreaterThanOrEqual(share, 1, "\(ink) on \(what)", line: line)
  }

  func testContrastAsWCAGDefinesIt() {
    XCTAssertEqual(RGB.black.contrast(to: .white), 21, accuracy: 0.001)
    XCTAssertEqual(RGB.white.contrast(to: .white), 1)
    // WebAIM's contrast checker.
    XCTAssertEqual(RGB(0x777777).contrast(to: .white), 4.48, accuracy: 0.005)
    XCTAssertEqual(RGB(0xDC322F).contrast(to: RGB(0xFDF6E3)), 4.29, accuracy: 0.005)
  }

  func testEachPaletteGetsColoursThatCanBeReadOnIt() {
    for palette in Palette.all {
      let theme = Theme(on: palette.background)
      XCTAssertTrue(theme == .dark || theme == .light, palette.name)
      assertReadable(theme, on: palette.background, palette.name)
    }
  }

  func testWhereTheBackgroundIsUnknownEverythingCanBeReadAllTheSame() {
    for palette in Palette.all {
      assertReadable(.neutral, on: palette.background, palette.name)
      XCTAssertNil(worst(of: .monochrome, on: palette.background))
    }
  }

  /// So nothing is drawn in them, also where a terminal has no others.
  func testNoneOfTheSixteenCanBeReadInAllPalettes() {
    for index in 0..<16 {
      let worst = Palette.all.map { $0.colors[index].contrast(to: $0.background) }.min() ?? 0
      XCTAssertLessThan(worst, Ink.success.neededContrast, "\(index)")
    }
  }

  func testOnAnyBackground() {
    var random = SeededGenerator(seed: 11)
    var found: Set<String> = []
    for _ in 0..<2000 {
      let background = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let theme = Theme(on: background)
      // On a middling one nothing but text with a background of its own is sure.
      if theme == .neutral {
        for ink in Ink.allCases where ink.neededContrast > 3 {
          let look = theme.look(of: ink)
          guard let foreground = look.foreground, let ground = look.background else {
            XCTAssertNil(look.foreground, "\(ink)")
            continue
          }
          XCTAssertGreaterThanOrEqual(foreground.rgb.contrast(to: ground.rgb), ink.neededContrast)
        }
      } else {
        assertReadable(theme, on: background, "\(background)")
      }
      found.insert(theme == .dark ? "dark" : theme == .light ? "light" : "neutral")
    }
    XCTAssertEqual(found, ["dark", "light", "neutral"])
  }

  func testEveryInkIsToldApartWithoutItsColour() {
    // What a colour says alone is lost on many eyes: these are bold, reversed or underlined too.
    for ink in [Ink.success, .failure, .warning, .code, .command] {
      XCTAssertNotEqual(Theme.monochrome.look(of: ink), Theme.Look(), "\(ink)")
    }
    XCTAssertTrue(Style.inlineCode.isBold)
    XCTAssertTrue(Style.heading.isBold && Style.heading.isUnderlined)
    XCTAssertTrue(Style.link.isUnderlined)
  }

  func testThe240ColoursAreMixedAsXtermDoes() {
    let table: [UInt8: UInt32] = [
      16: 0x000000, 22: 0x005F00, 124: 0xAF0000, 196: 0xFF0000, 231: 0xFFFFFF, 232: 0x080808,
      244: 0x808080, 255: 0xEEEEEE,
    ]
    for (number, digits) in table { XCTAssertEqual(Color(number).rgb, RGB(digits), "\(number)") }
  }
}
