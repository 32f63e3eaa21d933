import Foundation
import Terminal

@testable import WorkbookCLI

extension Drawing {
  /// A drawing with the real words.
  static func sample(
    width: Int = 80, colors: ColorSupport = .none, isInMenu: Bool = false
  ) throws -> Drawing {
    var drawing = Drawing(width: width, colors: colors, words: try realWords())
    drawing.isInMenu = isInMenu
    return drawing
  }
}

extension [Line] {
  /// The lines as text, with `␛` for the escape character.
  func text(for colors: ColorSupport = .none) -> String {
    rendered(for: colors).replacing("\u{1B}", with: "␛")
  }
}

/// The words from the real `Lessons/Interface.md`.
func realWords() throws -> Words {
  let path = try Fixture.workbook.lessons + "/Interface.md"
  return Words(parsing: try String(contentsOfFile: path, encoding: .utf8))
}
