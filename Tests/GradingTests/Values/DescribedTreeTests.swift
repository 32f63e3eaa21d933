import SuiteSupport
import XCTest

/// How values look when they are taken apart by reflection.
final class DescribedTreeTests: XCTestCase {
  private struct State: Equatable {
    var username = "ada"
    var error: Failure?
  }
  private enum Failure { case offline }
  private enum Event {
    case increase
    case reset(to: Int)
    case rename(String)
    case move(Int, to: String)
    case fail(Failure?)
    case replace(State)
    indirect case twice(Event)
  }
  private struct Secret: TreeConvertible {
    var tree: Tree { .leaf("•••") }
  }

  private func code(_ value: Any) -> String { Tree(describing: value).oneLine }

  func testSimpleValues() {
    XCTAssertEqual([-3, 0].map(code), ["-3", "0"])
    XCTAssertEqual(code(1.5), "1.5")
    XCTAssertEqual(code(true), "true")
    XCTAssertEqual(code("a \"b\"\n\\"), #""a \"b\"\n\\""#)
    XCTAssertEqual(code(Character("é")), #""é""#)
  }

  func testOptionals() {
    XCTAssertEqual(code(Int?.none as Any), "nil")
    XCTAssertEqual(code(Int?.some(3) as Any), "3")
    XCTAssertEqual(code(Int??.some(nil) as Any), "nil")
    XCTAssertEqual(code([1, nil, 3]), "[1, nil, 3]")
  }

  func testStructs() {
    XCTAssertEqual(code(State()), #"State(username: "ada", error: nil)"#)
    XCTAssertEqual(
      code(State(username: "", error: .offline)), #"State(username: "", error: .offline)"#)
  }

  func testEnums() {
    let events: [(Event, String)] = [
      (.increase, ".increase"), (.reset(to: 3), ".reset(to: 3)"),
      (.rename("ada"), #".rename("ada")"#), (.move(1, to: "b"), #".move(1, to: "b")"#),
      (.fail(nil), ".fail(nil)"), (.fail(.offline), ".fail(.offline)"),
      (.replace(State()), #".replace(State(username: "ada", error: nil))"#),
      (.twice(.reset(to: 1)), ".twice(.reset(to: 1))"),
    ]
    for (event, expected) in events { XCTAssertEqual(code(event), expected) }
  }

  func testTuples() {
    XCTAssertEqual(code((1, "a")), #"(1, "a")"#)
    XCTAssertEqual(code((old: 1, new: State?.none)), "(old: 1, new: nil)")
    XCTAssertEqual(code(()), "()")
  }

  func testArrays() {
    XCTAssertEqual(code([Int]()), "[]")
    XCTAssertEqual(code([[1, 2], [], [3]]), "[[1, 2], [], [3]]")
    XCTAssertEqual(code([Event.increase, .reset(to: 2)]), "[.increase, .reset(to: 2)]")
  }

  func testSetsAndDictionariesAreSorted() {
    XCTAssertEqual(code(Set(["c", "a", "b"])), #"["a", "b", "c"]"#)
    XCTAssertEqual(code(["b": [2], "a": [1]]), #"["a": [1], "b": [2]]"#)
    XCTAssertEqual(code([2: "two", 1: "one"]), #"[1: "one", 2: "two"]"#)
  }

  func testEmptySetsAndDictionariesAreWrittenAsInSwift() {
    XCTAssertEqual(code(Set<Int>()), "[]")
    XCTAssertEqual(code([String: Int]()), "[:]")
  }

  func testAValueMayKnowBetterHowItIsShown() {
    XCTAssertEqual(code(Secret()), "•••")
    XCTAssertEqual(code([Secret()]), "[•••]")
  }

  func testATreeSurvivesItsWayThroughJSON() throws {
    let tree = Tree(describing: [State(), State(error: .offline)])
    let data = try JSONEncoder().encode(tree)
    XCTAssertEqual(try JSONDecoder().decode(Tree.self, from: data), tree)
  }
}
