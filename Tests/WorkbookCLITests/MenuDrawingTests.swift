import XCTest

@testable import WorkbookCLI

final class MenuDrawingTests: XCTestCase {
  private let rows = SampleInterface.rows

  func testLessonsInEveryState() throws {
    assertText(
      try Drawing.sample(isInMenu: true).lines(for: SampleInterface.menu).text(),
      """
      Reducers and state, in six lessons                                7 of 40 checks
      ████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  17 %

        1  Pure functions                                                       ✓ done
      ▸ 2  Reduce                                                     … 3 of 12 checks
        3  Login state                                                       … started
        4  The store                                                       · untouched

      Next: edit the exercise of lesson 2, Reduce, save, then type `t`. Type `h` when
      you are stuck.

      1–4 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      """)
  }

  func testNarrow() throws {
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: SampleInterface.menu).text(),
      """
      Reducers and state, in six lessons
                                7 of 40 checks
      █████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  17 %

        1  Pure functions               ✓ done
      ▸ 2  Reduce             … 3 of 12 checks
        3  Login state               … started
        4  The store               · untouched

      Next: edit the exercise of lesson 2,
      Reduce, save, then type `t`. Type `h`
      when you are stuck.

      1–4 read a lesson · t test · h hint · e
      edit · s solution · r reset
      ? help · q quit
      """)
  }

  func testInColour() throws {
    assertText(
      try Drawing.sample(width: 40, colors: .basic).lines(for: MenuState(rows: rows))
        .text(for: .basic),
      """
      ␛[1mReducers and state, in six lessons␛[0m
                                7 of 40 checks
      ␛[32m█████␛[0m␛[2m░░░░░░░░░░░░░░░░░░░░░░░░░░░░░␛[0m  17 %

      ␛[36m  ␛[0m␛[36m1  ␛[0mPure functions               ␛[32m✓ done␛[0m
      ␛[36m▸ ␛[0m␛[36m2  ␛[0m␛[1mReduce␛[0m             ␛[33m… 3 of 12 checks␛[0m
      ␛[36m  ␛[0m␛[36m3  ␛[0mLogin state               ␛[33m… started␛[0m
      ␛[36m  ␛[0m␛[36m4  ␛[0mThe store               ␛[2m· untouched␛[0m

      Next: edit the exercise of lesson 2,
      Reduce, save, then type ␛[33mt␛[0m. Type ␛[33mh␛[0m when
      you are stuck.
      """)
  }

  func testNothingBegun() throws {
    let rows = rows.map { SampleInterface.row($0.number, $0.title, .untouched, checks: 10) }
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows)).text(),
      """
      Reducers and state, in six lessons                                0 of 40 checks
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

      ▸ 1  Pure functions                                                  · untouched
        2  Reduce                                                          · untouched
        3  Login state                                                     · untouched
        4  The store                                                       · untouched

      Next: type `1` to read lesson 1, Pure functions.
      """)
  }

  func testAllDone() throws {
    let rows = rows.map { SampleInterface.row($0.number, $0.title, .done, checks: 10) }
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows)).text(),
      """
      Reducers and state, in six lessons                               40 of 40 checks
      ██████████████████████████████████████████████████████████████████████████ 100 %

      ▸ 1  Pure functions                                                       ✓ done
        2  Reduce                                                               ✓ done
        3  Login state                                                          ✓ done
        4  The store                                                            ✓ done

      All six lessons are done. The workbook itself is built the way they teach: its
      source is in `Sources/WorkbookCLI/Interface`.
      """)
  }

  func testAListHasNoSelectionAndNothingToType() throws {
    assertText(
      try Drawing.sample().lines(for: MenuState(rows: rows), isMenu: false).text(),
      """
      Reducers and state, in six lessons                                7 of 40 checks
      ████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  17 %

        1  Pure functions                                                       ✓ done
        2  Reduce                                                     … 3 of 12 checks
        3  Login state                                                       … started
        4  The store                                                       · untouched
      """)
  }

  func testATitleTooLongForTheLineIsWrapped() throws {
    let row = SampleInterface.row(6, "Reducers that make reducers of reducers", .done, checks: 2)
    assertText(
      try Drawing.sample(width: 30).lines(for: MenuState(rows: [row]), isMenu: false).text(),
      """
      Reducers and state, in six
      lessons
                       2 of 2 checks
      ████████████████████████ 100 %

        6  Reducers that make
      reducers of reducers
                              ✓ done
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
    let state = SampleInterface.replay([.notUnderstood("\u{1B}[2Jls")])
    assertText(
      try Drawing.sample(isInMenu: true).lines(for: state).text(),
      """
      “␛[2Jls” means nothing here. Type `?` to see what does.
      1–4 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      """)
  }
}
