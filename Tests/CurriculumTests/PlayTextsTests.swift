import XCTest

@testable import Curriculum

final class PlayTextsTests: XCTestCase {
  private let sample = """
    # A counter

    ## count

    {count} of {all}

    ## increase

    `+`
    """

  func testTitleAndTexts() throws {
    let texts = try PlayTexts(text: sample, path: "Play.md")
    XCTAssertEqual(texts.title, "A counter")
    XCTAssertEqual(texts.names, ["count", "increase"])
    XCTAssertEqual(texts.text("increase"), "+")
  }

  func testValuesAreFilledInOnce() throws {
    let texts = try PlayTexts(text: sample, path: "Play.md")
    XCTAssertEqual(texts.text("count", ["count": "{all}", "all": "3"]), "{all} of 3")
  }

  func testWhatIsMissingShowsAsItself() throws {
    let texts = try PlayTexts(text: sample, path: "Play.md")
    XCTAssertEqual(texts.text("count", ["count": "1"]), "1 of {all}")
    XCTAssertEqual(texts.text("nothing"), "nothing")
  }

  func testWhatCanNotBeUnderstoodIsNamed() {
    let faults = [
      ("## one\n\nText", "#"), ("# A\n\n## one", "## one"),
      ("# A\n\n## one\n\n## two\n\nB", "## one"),
      ("# A\n\nText", "Text"), ("# A\n\n## one\n\nB\n\nC", "C"),
      ("# A\n\n## one\n\nB\n\n## one\n\nC", "C"),
    ]
    for (text, what) in faults {
      XCTAssertThrowsError(try PlayTexts(text: text, path: "Play.md"), text) {
        XCTAssertEqual(
          $0 as? CurriculumError, .incomplete(path: "Play.md", line: 1, what: what), text)
      }
    }
    XCTAssertThrowsError(try PlayTexts(text: "# A\n\n- B", path: "Play.md"))
  }
}
