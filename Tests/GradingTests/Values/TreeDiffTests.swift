import XCTest

/// Differences of structs, enums and leaves, as a reader sees them.
final class TreeDiffTests: XCTestCase {
  private struct Screen {
    var username = "ada"
    var password = "secret"
    var attempts = 0
    var loading = false
    var error: Failure?
    var log: [String] = []
    var position = Position()
  }
  private struct Position {
    var x = 1
    var y = 2
    var z = 3
  }
  private enum Failure {
    case offline
    case refused(code: Int)
  }

  func testEqualValues() {
    XCTAssertEqual(diff(3, 3), "  … 1")
    XCTAssertEqual(diff(Screen(), Screen()), "  … 1")
  }

  func testLeaves() {
    XCTAssertEqual(diff(3, 4), "- 3\n+ 4")
    XCTAssertEqual(diff("a", "b"), "- \"a\"\n+ \"b\"")
  }

  func testOneFieldAmongUnchangedOnes() {
    XCTAssertEqual(
      diff(Screen(), Screen(loading: true)),
      """
        Screen(
          … 3
      -   loading: false
      +   loading: true
          … 3
        )
      """)
  }

  func testTwoFieldsNextToEachOther() {
    XCTAssertEqual(
      diff(Screen(), Screen(username: "", password: "")),
      """
        Screen(
      -   username: "ada"
      +   username: ""
      -   password: "secret"
      +   password: ""
          … 5
        )
      """)
  }

  func testNestedStruct() {
    XCTAssertEqual(
      diff(Screen(), Screen(position: Position(y: 5))),
      """
        Screen(
          … 6
          position: Position(
            … 1
      -     y: 2
      +     y: 5
            … 1
          )
        )
      """)
  }

  func testOptionalThatBecameAValue() {
    XCTAssertEqual(
      diff(Position?.none as Any, Position() as Any), "- nil\n+ Position(x: 1, y: 2, z: 3)")
    XCTAssertEqual(
      diff(Screen(), Screen(error: .offline)),
      """
        Screen(
          … 4
      -   error: nil
      +   error: .offline
          … 2
        )
      """)
  }

  func testEnums() {
    XCTAssertEqual(
      diff(Failure.offline, Failure.refused(code: 3)), "- .offline\n+ .refused(code: 3)")
    XCTAssertEqual(
      diff(Failure.refused(code: 2), Failure.refused(code: 3)),
      """
        .refused(
      -   code: 2
      +   code: 3
        )
      """)
  }
}
