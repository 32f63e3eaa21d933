import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class MenuDrawingTests: XCTestCase {
  private let rows = SampleInterface.rows

  func testLessonsInEveryState() throws {
    assertText(
      try Drawing.sample(isInMenu: true).plain.lines(for: SampleInterface.menu).text(),
      """
      Reducers and state, in eight lessons: 2 of 8 steps pass.

      Lesson 1, Pure functions: passed.
      Lesson 2, Reduce: step 1 of 2; chosen.
      Lesson 3, Login state: changed.
      Lesson 4, The store: untouched.

      Next: edit the exercise of lesson 2, Reduce, save, then type t. Type h when you
      are stuck.

      Type the number of a lesson to read it, t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be typed, q to quit.
      """)
  }

  func testNarrow() throws {
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).plain.lines(for: SampleInterface.menu).text(),
      """
      Reducers and state, in eight lessons: 2
      of 8 steps pass.

      Lesson 1, Pure functions: passed.
      Lesson 2, Reduce: step 1 of 2; chosen.
      Lesson 3, Login state: changed.
      Lesson 4, The store: untouched.

      Next: edit the exercise of lesson 2,
      Reduce, save, then type t. Type h when
      you are stuck.

      Type the number of a lesson to read it,
      t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be
      typed, q to quit.
      """)
  }

  func testInColour() throws {
    assertText(
      try Drawing.sample(width: 40, canvas: Canvas(theme: .dark)).lines(for: MenuState(rows: rows))
        .text(for: Canvas(theme: .dark)),
      """
      ␛[1mReducers and state, in eight lessons␛[0m
                                  2 of 8 steps
      ␛[38;5;71m████████␛[0m␛[38;5;244m░░░░░░░░░░░░░░░░░░░░░░░░░░␛[0m  25 %

        ␛[38;5;80m1␛[0m  Pure functions             ␛[38;5;114m✓ passed␛[0m
      ␛[38;5;80m▸␛[0m ␛[38;5;80m2␛[0m  ␛[1mReduce␛[0m                ␛[38;5;221m… step 1 of 2␛[0m
        ␛[38;5;80m3␛[0m  Login state               ␛[38;5;221m… changed␛[0m
        ␛[38;5;80m4␛[0m  The store               ␛[38;5;248m· untouched␛[0m

      Next: edit the exercise of lesson 2,
      Reduce, save, then type ␛[1;38;5;223mt␛[0m. Type ␛[1;38;5;223mh␛[0m when
      you are stuck.
      """)
  }

  func testNothingBegun() throws {
    let rows = rows.map { SampleInterface.row($0.number, $0.title, .untouched, checks: 10) }
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows)).text(),
      """
      Reducers and state, in eight lessons                                0 of 8 steps
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

      ▸ 1  Pure functions                                                  · untouched
        2  Reduce                                                          · untouched
        3  Login state                                                     · untouched
        4  The store                                                       · untouched

      Next: type `1` to read lesson 1, Pure functions.
      """)
  }

  func testAllPassed() throws {
    let rows = rows.map { SampleInterface.row($0.number, $0.title, .passed, checks: 10) }
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows)).text(),
      """
      Reducers and state, in eight lessons                                8 of 8 steps
      ██████████████████████████████████████████████████████████████████████████ 100 %

      ▸ 1  Pure functions                                                     ✓ passed
        2  Reduce                                                             ✓ passed
        3  Login state                                                        ✓ passed
        4  The store                                                          ✓ passed

      All lessons pass. The workbook itself is built the way they teach: its source is
      in `Sources/Interface`.
      """)
  }

  /// Three lessons that pass, and one that stands under a heading of its own.
  func testAListHasNoSelectionAndNothingToType() throws {
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows), isMenu: false).text(),
      """
      Reducers and state, in eight lessons                                2 of 8 steps
      ██████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  25 %

        1  Pure functions                                                     ✓ passed
        2  Reduce                                                        … step 1 of 2
        3  Login state                                                       … changed
        4  The store                                                       · untouched
      """)
  }

  func testATitleTooLongForTheLineIsWrapped() throws {
    let row = SampleInterface.row(6, "Reducers that make reducers of reducers", .passed, checks: 2)
    assertText(
      try Drawing.sample(width: 30).lines(for: MenuState(rows: [row]), isMenu: false).text(),
      """
      Reducers and state, in eight
      lessons
                        2 of 2 steps
      ████████████████████████ 100 %

        6  Reducers that make
      reducers of reducers
                            ✓ passed
      """)
  }

  func testTheBarIsFullOnlyWhenEverythingPasses() throws {
    let drawing = try Drawing.sample(width: 20)
    XCTAssertEqual(drawing.progressBar(0, of: 0).plainText, "░░░░░░░░░░░░░░   0 %")
    XCTAssertEqual(drawing.progressBar(1, of: 2).plainText, "███████░░░░░░░  50 %")
    XCTAssertEqual(drawing.progressBar(29, of: 100).plainText, "████░░░░░░░░░░  29 %")
    XCTAssertEqual(drawing.progressBar(999, of: 1000).plainText, "█████████████░  99 %")
    XCTAssertEqual(drawing.progressBar(3, of: 3).plainText, "██████████████ 100 %")
  }

  func testWhatWasNotUnderstoodIsShownWithoutItsControlCharacters() throws {
    let state = SampleInterface.replay([.notUnderstood(.unknown("\u{1B}[2Jls", suggestion: nil))])
    assertText(
      try Drawing.sample(isInMenu: true).plain.lines(for: state).text(),
      "“␛[2Jls” means nothing here. Type ? to see what does.")
  }
}
