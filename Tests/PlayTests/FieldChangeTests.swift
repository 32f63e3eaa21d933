import Curriculum
import SuiteSupport
import XCTest

final class FieldChangeTests: XCTestCase {
  struct Inner: Equatable { var name: String }
  struct Outer: Equatable {
    var flag = false
    var inner = Inner(name: "a")
    var list = [1, 2, 3]
    var maybe: Inner?
  }

  func changes(_ edit: (inout Outer) -> Void) -> [FieldChange] {
    var after = Outer()
    edit(&after)
    return FieldChange.changes(
      from: Tree(describing: Outer()), to: Tree(describing: after))
  }

  func testWhatIsTheSameIsNoChange() {
    XCTAssertEqual(changes { _ in }, [])
  }

  func testTheSmallestPartThatDiffersIsNamed() {
    XCTAssertEqual(
      changes { $0.inner.name = "b" }, [FieldChange("inner.name", from: "\"a\"", to: "\"b\"")])
  }

  func testEachChangedFieldIsToldInTheOrderOfTheFields() {
    XCTAssertEqual(
      changes { ($0.flag, $0.list[1]) = (true, 9) },
      [FieldChange("flag", from: "false", to: "true"), FieldChange("list[1]", from: "2", to: "9")])
  }

  func testWhatComesIntoAListAndLeavesItIsTold() {
    XCTAssertEqual(
      changes { $0.list.append(4) }, [FieldChange("list[3]", from: nil, to: "4")])
    XCTAssertEqual(
      changes { $0.list.removeFirst() }, [FieldChange("list[0]", from: "1", to: nil)])
  }

  func testWhatBecomesThereIsToldWhole() {
    XCTAssertEqual(
      changes { $0.maybe = Inner(name: "c") },
      [FieldChange("maybe", from: "nil", to: "Inner(name: \"c\")")])
  }

  func testAListThatWasEmptyIsToldWhole() {
    XCTAssertEqual(
      changes { $0.list = [] }, [FieldChange("list", from: "[1, 2, 3]", to: "[]")])
  }
}
