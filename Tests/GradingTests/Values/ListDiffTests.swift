import XCTest

/// Differences of arrays, tuples and dictionaries, as a reader sees them.
final class ListDiffTests: XCTestCase {
  private struct Position {
    var x = 1
    var y = 2
    var z = 3
  }

  func testInsertedElement() {
    XCTAssertEqual(
      diff([1, 2, 3, 4], [1, 2, 9, 3, 4]),
      """
        [
          … 2
      +   9
          … 2
        ]
      """)
  }

  func testRemovedElements() {
    XCTAssertEqual(
      diff([1, 2, 3, 4], [2, 4]),
      """
        [
      -   1
          … 1
      -   3
          … 1
        ]
      """)
  }

  func testOneElementThatChangedIsLookedInto() {
    XCTAssertEqual(
      diff([Position(), Position(), Position()], [Position(), Position(x: 7), Position()]),
      """
        [
          … 1
          Position(
      -     x: 1
      +     x: 7
            … 2
          )
          … 1
        ]
      """)
  }

  func testSeveralChangedElements() {
    XCTAssertEqual(
      diff([1, 2, 3, 4], [1, 7, 8, 4]),
      """
        [
          … 1
      -   2
      -   3
      +   7
      +   8
          … 1
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
          … 1
      -   [2]
      +   []
        ]
      """)
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
          … 1
      -   "b": 2
          … 1
        ]
      """)
  }
}
