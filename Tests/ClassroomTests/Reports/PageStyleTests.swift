import Foundation
import XCTest

@testable import Classroom

/// What can be read of the style without a browser.
final class PageStyleTests: XCTestCase {
  /// The colours of each scheme, by their names.
  private func schemes() throws -> [[String: String]] {
    let style = try PageFiles(in: workbook).style
    let blocks = style.matches(of: /:root \{([^}]*)\}/).map(\.1)
    XCTAssertEqual(blocks.count, 3)
    return blocks.map { block in
      Dictionary(
        uniqueKeysWithValues: block.matches(of: /--([a-z-]+): (#[0-9a-f]{6});/).map {
          (String($0.1), String($0.2))
        })
    }
  }

  /// A number to the power of 2.4: its square, times the fifth root of that.
  private func power(_ number: Double) -> Double {
    let square = number * number
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }

  private func luminance(_ colour: String) -> Double {
    let number = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double(number >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  func testEveryTextCanBeReadInEachScheme() throws {
    var pairs = [("accent", "tint"), ("ink", "tint"), ("quiet", "code-back")]
    for text in ["ink", "quiet", "accent", "fail"] { pairs += [(text, "paper"), (text, "card")] }
    pairs += [("ink", "code-back")]
    pairs += ["pass", "fail", "stop", "wait"].map { ($0, "\($0)-back") }
    for colours in try schemes() {
      for (text, back) in pairs {
        let ratio = contrast(try XCTUnwrap(colours[text]), try XCTUnwrap(colours[back]))
        XCTAssertGreaterThanOrEqual(ratio, 4.5, "\(text) on \(back)")
      }
    }
  }

  func testColoursHaveNames() throws {
    let style = try PageFiles(in: workbook).style
    let rules = style.replacing(/:root \{[^}]*\}/, with: "")
    XCTAssertEqual(rules.matches(of: /#[0-9a-fA-F]{3,8}\b/).map { String($0.0) }, [])
    let names = try Set(schemes()[0].keys)
    let used = Set(style.matches(of: /var\(--([a-z-]+)\)/).map { String($0.1) })
    XCTAssertEqual(used, names)
    for colours in try schemes() { XCTAssertEqual(Set(colours.keys), names) }
  }

  func testContrastIsMeasuredAsItShouldBe() {
    XCTAssertEqual(contrast("#000000", "#ffffff"), 21, accuracy: 0.001)
    XCTAssertEqual(contrast("#767676", "#ffffff"), 4.54, accuracy: 0.01)
  }
}
