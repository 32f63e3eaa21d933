import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

final class WidthTests: XCTestCase {
  /// Only what can't be cut may be wider: places that are clicked, and words longer than a line.
  func testNothingIsWiderThanTheTerminal() throws {
    let verdicts = [
      SampleVerdicts.passed, SampleVerdicts.failed, SampleVerdicts.doesNotCompile,
      SampleVerdicts.incomplete, SampleVerdicts.untouched,
      SampleVerdicts.problem(.tooLarge(limit: 1 << 20)),
    ]
    let states =
      verdicts.map { SampleInterface.replay([.lesson(.graded($0))]) } + [
        SampleInterface.menu, SampleInterface.replay([.helpRequested]), SampleInterface.reader(),
        SampleInterface.replay([.reader(.next)], from: SampleInterface.reader()),
        SampleInterface.replay([
          .notUnderstood(.unknown("nothing that is understood", suggestion: nil))
        ]),
        SampleInterface.replay([.lesson(.resetRequested)]),
      ]
    for width in [40, 80, 100] {
      let drawing = try Drawing.sample(width: width, isInMenu: true)
      for drawing in [drawing, drawing.plain] {
        for line in states.flatMap({ drawing.lines(for: $0) }) where line.columns > width {
          let words = line.plainText.split(separator: " ")
          XCTAssertTrue(words.count == 1 || words[0].contains(".swift:"), line.plainText)
        }
      }
    }
  }

  func testHelpPagesFitIntoFortyColumns() throws {
    let drawing = try Drawing.sample(width: 40)
    for command in CommandName.allCases {
      for line in drawing.help(of: command) {
        XCTAssertLessThanOrEqual(line.columns, 40, line.plainText)
      }
    }
  }

  func testNoLineIsLongerThanIsGoodToRead() throws {
    XCTAssertEqual(try Drawing.sample(width: 300).width, 100)
    XCTAssertEqual(try Drawing.sample(width: 3).width, 20)
  }
}
