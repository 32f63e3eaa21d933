import PseudoTerminals
import Terminal
import TestSupport
import XCTest

/// A terminal that gets only the differences shows the same as one that gets everything.
final class FrameDifferenceTests: CachedTestCase {
  private let size = TerminalSize(columns: 12, rows: 5)

  private func frame(_ random: inout some RandomNumberGenerator) -> Frame {
    let pieces = ["a", "bc", "猫", " ", "é", "👩‍💻", "----", ""]
    return Frame(
      size: size,
      lines: (0..<Int.random(in: 0...7, using: &random)).map { _ in
        Line(
          (0..<Int.random(in: 0...9, using: &random)).map { _ in
            let style: Style = Bool.random(using: &random) ? .bold : .leading(to: "file:///a%20b")
            return Span(pieces.randomElement(using: &random)!, style)
          })
      })
  }

  func testAnyFramesOneAfterTheOther() {
    let links = Links(environment: ["FORCE_HYPERLINK": "1"])
    var random = numbersByChance()
    for canvas in [Canvas.text, Canvas(theme: .neutral), Canvas(theme: .dark, links: links)] {
      var output = ""
      var shown: Frame?
      for _ in 0..<200 {
        let next = frame(&random)
        output += next.update(from: shown, for: canvas)
        shown = next
        let emulator = ScreenEmulator(columns: size.columns, rows: size.rows, showing: output)
        XCTAssertEqual(emulator.text, next.text)
        XCTAssertEqual(emulator.complaints, [])
      }
    }
  }

  func testTheSameFrameIsNothingToWrite() {
    var random = numbersByChance()
    let frame = frame(&random)
    XCTAssertEqual(frame.update(from: frame, for: Canvas(theme: .dark)), "")
  }

  func testOnlyTheRowsThatDifferAreWritten() {
    let before = Frame(size: size, lines: ["one", "two", "three"])
    let after = Frame(size: size, lines: ["one", "2", "three"])
    let text = after.update(from: before, for: .text).replacing("\u{1B}", with: "␛")
    XCTAssertEqual(text, "␛[?2026h␛[2;1H2␛[K␛[?2026l")
  }

  func testAnotherSizeIsDrawnWhole() {
    let before = Frame(size: size, lines: ["one"])
    let after = Frame(size: TerminalSize(columns: 9, rows: 3), lines: ["one"])
    XCTAssertTrue(after.update(from: before, for: .text).contains("\u{1B}[2J"))
  }
}
