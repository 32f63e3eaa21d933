import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program
@testable import Terminal

/// Whoever types with an input method for Chinese is understood everywhere.
final class UsualSignsTests: XCTestCase {
  func testSignsAndLettersOfAnyWidth() {
    for (typed, usual) in [
      ("？", "?"), ("ｔ", "t"), ("Ｌ", "L"), ("３", "3"), ("／", "/"), ("、", "/"), ("　", " "),
      ("派发 ｔ３", "派发 t3"), ("plain", "plain"),
    ] {
      XCTAssertEqual(typed.withUsualSigns, usual)
    }
  }

  func testYesAndNo() {
    for yes in ["y", "Yes", "Ｙ", "是", " 是的 ", "好"] { XCTAssertEqual(YesOrNo(yes), .yes, yes) }
    for no in ["n", "NO", "ｎ", "否", "不是"] { XCTAssertEqual(YesOrNo(no), .no, no) }
    for neither in ["", "maybe", "yy", "1"] { XCTAssertNil(YesOrNo(neither), neither) }
  }

  func testKeysOfAWindow() throws {
    for (typed, usual) in [("？", "?"), ("ｒ", "r"), ("Ｌ", "L"), ("、", "/"), ("２", "2")] {
      var (one, other) = (try WindowPlayer(), try WindowPlayer())
      one.press(.character(Character(typed)))
      other.press(.character(Character(usual)))
      XCTAssertEqual(one.state, other.state, typed)
      XCTAssertEqual(one.effects, other.effects, typed)
    }
  }

  func testAQuestionOfAWindowIsAnsweredInChinese() throws {
    for (typed, usual) in [("是", "y"), ("否", "n")] {
      var (one, other) = (try WindowPlayer(), try WindowPlayer())
      for key in ["3", "v", "r", typed] { one.press(.character(Character(key))) }
      for key in ["3", "v", "r", usual] { other.press(.character(Character(key))) }
      XCTAssertEqual(one.state, other.state, typed)
    }
  }

  /// What can be written is written as it is typed.
  func testWhatIsLookedForStaysAsItIs() throws {
    var player = try WindowPlayer()
    for key in ["/", "？", "是"] { player.press(.character(Character(key))) }
    XCTAssertEqual(player.state.search.query.text, "？是")
  }

  func testLines() {
    let state = AppState(menu: MenuState(rows: SampleInterface.rows))
    for (typed, usual) in [
      ("ｔ　３", "t 3"), ("３", "3"), ("？", "?"), ("／派发", "/派发"), ("、派发", "/派发"), ("Ｌ", "L"),
      ("ｈｉｎｔ ３", "hint 3"),
    ] {
      XCTAssertEqual(events(for: typed, in: state), events(for: usual, in: state), typed)
    }
  }

  func testALessonOfACommandLine() throws {
    let fixture = try Fixture()
    let usual = FakeRun(["read", "2"], in: fixture)
    XCTAssertEqual(FakeRun(["read", "２"], in: fixture).output, usual.output)
    XCTAssertEqual(usual.code, .success)
  }

  func testAChoiceMayBeTypedAsItStandsInTheText() throws {
    let text = LessonText(
      Document(
        parsing: """
          One?

          - a) one
          - b) two

          <details><summary>Answer</summary>

          **b)** Two.

          </details>
          """))
    let question = try XCTUnwrap(text.parts.first?.question)
    for typed in ["b", "B", "ｂ", "b)", "b）", " Ｂ） ", "b )"] {
      XCTAssertEqual(question.choice(typed: typed), "b", typed)
    }
    for typed in ["c", "ab", "b))", ")", ""] { XCTAssertNil(question.choice(typed: typed), typed) }
  }
}
