import Foundation
import Terminal

@testable import Curriculum
@testable import Interface
@testable import Program

extension Drawing {
  /// A drawing with the real words.
  static func sample(
    width: Int = 80, canvas: Canvas = .text, isInMenu: Bool = false
  ) throws -> Drawing {
    var drawing = Drawing(width: width, canvas: canvas, words: try realWords())
    drawing.isInMenu = isInMenu
    return drawing
  }
}

extension [Line] {
  /// The lines as text, with `␛` for the escape character.
  func text(for canvas: Canvas = .text) -> String {
    rendered(for: canvas).replacing("\u{1B}", with: "␛")
  }
}

/// The words of the real course.
func realWords() throws -> Words { try Words(in: Fixture.workbook) }
