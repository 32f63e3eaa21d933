import Grading
import Purity
import TestSupport
import XCTest

/// What is told as a second way to set a property that only the results of a rule may be set to.
final class SecondDoorTests: XCTestCase {
  /// The function that is told for a counter with these further members, and the line in the member
  /// where it sets the count.
  private func door(
    _ members: String, counting access: String = "private(set)"
  ) throws -> String? {
    let source = """
      struct Count { var number = 0 }
      func next(_ count: Count, by number: Int) -> Count { Count(number: count.number + number) }
      final class Counter {
        \(access) var count = Count()
        private var earlier: [Count] = []
        func add(_ number: Int) {
          earlier.append(count)
          keep(next(count, by: number))
        }
        func keep(_ new: Count) { count = new }
        \(members)
      }
      """
    let report = try Toolchain.forTests().report(on: source)
    let door = report.secondDoor(
      to: "Counter.count", rule: "next(_:by:)", asked: ["Counter.add(_:)"])
    XCTAssertTrue(door.map { $0.reason.kind == .secondDoor && $0.reason.line > 3 } ?? true)
    return door?.function
  }

  func testWhatSetsThePropertyItself() throws {
    for (member, name) in [
      ("func reset() { count = Count() }", "Counter.reset()"),
      ("func undo() { count = earlier.removeLast() }", "Counter.undo()"),
      ("func force(_ new: Count) { count = new }", "Counter.force(_:)"),
      ("func clear() { count.number = 0 }", "Counter.clear()"),
      ("func lend(_ change: (inout Count) -> Void) { change(&count) }", "Counter.lend(_:)"),
      (
        "func deep() { deeper() }\n  private func deeper() { count = Count() }",
        "Counter.deep()"
      ),
      (
        "var number: Int { get { count.number } set { count.number = newValue } }",
        "Counter.number.set"
      ),
      (
        "var other: Count { get { count } _modify { yield &count } }", "Counter.other.set"
      ),
      (
        "subscript(place: Int) -> Count { get { count } set { count = newValue } }",
        "Counter.subscript(_:).set"
      ),
      ("var start = Count() { didSet { count = start } }", "Counter.start.didSet"),
      ("var cleared: Count { count = Count(); return count }", "Counter.cleared"),
    ] { XCTAssertEqual(try door(member), name, member) }
  }

  func testTheSetterOfTheFile() throws {
    XCTAssertEqual(try door("", counting: "fileprivate(set)"), "Counter.count.set")
  }

  func testAnObjectThatHoldsTheValue() throws {
    let box = "final class Box { var value = Count() }\n  let box = Box()"
    let count = "private(set) var other: Count { get { box.value } set { box.value = newValue } }"
    XCTAssertEqual(try door("\(box)\n  \(count)"), "Counter.box")
    // Of several, always the same one.
    let boxes = ["f", "c", "e", "a", "d", "b"].map { "\n  let \($0) = Box()" }.joined()
    XCTAssertEqual(try door("\(box)\n  \(count)\(boxes)"), "Counter.a")
    XCTAssertNil(try door("\(box.replacing("let", with: "private let"))\n  \(count)"))
    XCTAssertNil(try door("\(box.replacing("{ var", with: "{ private(set) var"))"))
  }

  func testWhatPassesByTheRuleOrCannotBeCalled() throws {
    for member in [
      "private func reset() { count = Count() }",
      "fileprivate func reset() { count = Count() }",
      "func twice(_ number: Int) { add(number); add(number) }",
      "func addOne() { count = next(count, by: 1) }",
      "func addAll(_ numbers: [Int]) { numbers.forEach { count = next(count, by: $0) } }",
      "func forget() { earlier = [] }",
      "private(set) var other: Count { get { count } set { count = newValue } }",
      "var number: Int { count.number }",
      "private(set) var start = Count() { didSet { count = start } }",
      "func copy() -> Count { var copy = count; copy.number += 1; return copy }",
    ] { XCTAssertNil(try door(member), member) }
  }
}
