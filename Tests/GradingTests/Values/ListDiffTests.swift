import XCTest

/// Differences of arrays, tuples and dictionaries, as a reader sees them.
final class ListDiffTests: XCTestCase {
  private struct Position {
    var x = 1
    var y = 2
    var z = 3

    struct Order {
      var of: [Int]
    }
  }

  private struct Seat {
    var row: Int
  }

  func testShortListsOfPlainValuesAreALineEach() {
    XCTAssertEqual(diff([1, 2, 3, 4], [1, 2, 9, 3, 4]), "- [1, 2, 3, 4]\n+ [1, 2, 9, 3, 4]")
    XCTAssertEqual(
      diff(Position.Order(of: [1, 2]), Position.Order(of: [2, 1])),
      """
        Order(
      -   of: [1, 2]
      +   of: [2, 1]
        )
      """)
  }

  func testInsertedElement() {
    XCTAssertEqual(
      diff([1, 2, 3].map(Seat.init), [1, 2, 9, 3].map(Seat.init)),
      """
        [
          Seat(row: 1)
          Seat(row: 2)
      +   Seat(row: 9)
          Seat(row: 3)
        ]
      """)
  }

  func testRemovedElements() {
    XCTAssertEqual(
      diff([1, 2, 3].map(Seat.init), [2].map(Seat.init)),
      """
        [
      -   Seat(row: 1)
          Seat(row: 2)
      -   Seat(row: 3)
        ]
      """)
  }

  func testAFieldThatIsTheSameInManyValuesIsLeftOut() {
    XCTAssertEqual(
      diff([Position(x: 1), Position(x: 2)], [Position(x: 2), Position(x: 1)]),
      """
        [
      -   Position(x: 1, …)
          Position(x: 2, …)
      +   Position(x: 1, …)
        ]
      """)
  }

  func testOneElementThatChangedIsLookedInto() {
    XCTAssertEqual(
      diff([Position(), Position(), Position()], [Position(), Position(x: 7), Position()]),
      """
        [
          Position(x: 1, …)
          Position(
      -     x: 1
      +     x: 7
            … 2
          )
          Position(x: 1, …)
        ]
      """)
  }

  func testSeveralChangedElements() {
    XCTAssertEqual(
      diff([1, 2, 3, 4].map(Seat.init), [1, 7, 8, 4].map(Seat.init)),
      """
        [
          Seat(row: 1)
      -   Seat(row: 2)
      -   Seat(row: 3)
      +   Seat(row: 7)
      +   Seat(row: 8)
          Seat(row: 4)
        ]
      """)
  }

  func testEmptyListIsWrittenWhole() {
    XCTAssertEqual(diff([1, 2], [Int]()), "- [1, 2]\n+ []")
    XCTAssertEqual(diff([Int](), [1, 2]), "- []\n+ [1, 2]")
    XCTAssertEqual(
      diff([[1], [2]], [[1], []]),
      """
        [
          [1]
      -   [2]
      +   []
        ]
      """)
  }

  func testALongListIsShownAroundWhatDiffersWithPositions() {
    let numbers = Array(100..<400)
    var changed = numbers
    changed[150] = 7
    XCTAssertEqual(
      diff(numbers, changed),
      """
        [
          … 149
          [149] 249
      -   [150] 250
      +   [150] 7
          [151] 251
          … 148
        ]
      """)
    changed = numbers
    changed.insert(contentsOf: [1, 2], at: 3)
    XCTAssertEqual(
      diff(numbers, changed),
      """
        [
          … 2
          [2] 102
      +   [3] 1
      +   [4] 2
          [5] 103
          … 296
        ]
      """)
  }

  func testADifferenceHasAtMostFortyLines() {
    for count in [100, 10_000] {
      let twoOfFour = (0..<count).map { $0 % 4 < 2 ? $0 : -1 - $0 }
      let lines = diff(Array(0..<count), twoOfFour).split(separator: "\n")
      XCTAssertEqual(lines.count, 40)
      XCTAssertEqual(lines.last, "  … \(3 * count / 2 + 2 - 39) more")
    }
  }

  func testOfManyElementsThatOnlyOneListHasTheFirstAreShown() {
    for count in [100, 1_000] {
      let lines = diff(Array(0..<count), (0..<count).map { -1 - $0 }).split(separator: "\n")
      XCTAssertEqual(lines[1], "-   [0] 0")
      XCTAssertEqual(lines[8...10], ["-   [7] 7", "    … \(count - 8) more", "+   [0] -1"])
      XCTAssertEqual(lines[17...], ["+   [7] -8", "    … \(count - 8) more", "  ]"])
    }
  }

  func testTuplesAreComparedByPlace() {
    XCTAssertEqual(diff((1, "a"), (2, "a")), "  (\n-   1\n+   2\n    … 1\n  )")
  }

  func testChangedValueOfAKey() {
    XCTAssertEqual(
      diff(["a": 1, "b": 2], ["a": 1, "b": 3]),
      """
        [
          … 1
      -   "b": 2
      +   "b": 3
        ]
      """)
  }

  func testKeyThatIsMissing() {
    XCTAssertEqual(
      diff(["a": 1, "b": 2, "c": 3], ["a": 1, "c": 3]),
      """
        [
          "a": 1
      -   "b": 2
          "c": 3
        ]
      """)
  }
}
