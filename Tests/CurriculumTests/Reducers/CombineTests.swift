import Curriculum
import XCTest

final class CombineTests: XCTestCase {
  private func state<State, Event>(
    after event: Event, in state: State, _ reducer: Reducer<State, Event>
  ) -> State {
    var state = state
    reducer(&state, event)
    return state
  }

  func testReducersRunInOrder() {
    let double: Reducer<Int, Int> = { state, _ in state *= 2 }
    let add: Reducer<Int, Int> = { state, event in state += event }
    XCTAssertEqual(state(after: 3, in: 5, combine(double, add)), 13)
    XCTAssertEqual(state(after: 3, in: 5, combine(add, double)), 16)
  }

  func testEachReducerGetsTheSameEvent() {
    let record: Reducer<[String], String> = { state, event in state.append(event) }
    let reducer = combine(record, record, record)
    XCTAssertEqual(state(after: "login", in: [], reducer), ["login", "login", "login"])
  }

  func testCombiningNoneChangesNothing() {
    let none: Reducer<Int, Int> = combine()
    XCTAssertEqual(state(after: 3, in: 5, none), 5)
  }

  func testGroupingMakesNoDifference() {
    let note: (String) -> Reducer<[String], String> = { name in
      { state, event in state.append("\(name) \(event)") }
    }
    let (a, b, c) = (note("a"), note("b"), note("c"))
    let expected = ["a login", "b login", "c login"]
    XCTAssertEqual(state(after: "login", in: [], combine(a, b, c)), expected)
    XCTAssertEqual(state(after: "login", in: [], combine(combine(a, b), c)), expected)
    XCTAssertEqual(state(after: "login", in: [], combine(a, combine(b, c))), expected)
  }
}
