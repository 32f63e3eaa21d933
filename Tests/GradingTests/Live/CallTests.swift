import Curriculum
import Grading
import TestSupport
import XCTest

/// What ends a check is told with the call that was made, in every lesson.
final class CallTests: LongTestCase {
  /// What is exchanged in a lesson's solution, the check that it ends, and the call that it is told
  /// with.
  private struct Trap {
    var lesson: String
    var old: String
    var new: String
    var check: String
    var given: [String]
  }

  private let traps = [
    Trap(
      lesson: "01-pure-functions",
      old: "(for name: String, hour: Int) -> String {",
      new: "(for name: String, hour: Int) -> String {\n  precondition(hour < 21)",
      check: "greeting.words", given: ["greeting(for: \"Ada\", hour: 21)"]),
    Trap(
      lesson: "03-login-state",
      old: "return !username.isEmpty", new: "return !String(Array(username)[0]).isEmpty",
      check: "can-trigger.username", given: ["let state = State()", "state.canTriggerLogin"]),
    Trap(
      lesson: "04-store",
      old: "subscriptions = subscriptions.filter { $0.id != subscriptionID }",
      new: "subscriptions.remove(at: subscriptions.firstIndex { $0.id == subscriptionID }!)",
      check: "safety.unknown-id",
      given: ["let store = Store(initialState: State())", "store.unsubscribe(UUID())"]),
    Trap(
      lesson: "05-combine-pullback",
      old: "guard let localAction = globalAction[keyPath: action] else { return }",
      new: "let localAction = globalAction[keyPath: action]!",
      check: "action.foreign",
      given: [
        "var house = House(kitchen: Room(lamp: 2, name: \"warm\"), hall: Room(lamp: 5, name: \"\"), "
          + "number: 30)  // another app; `reducer` works on one room",
        #"let pulled = pullback(reducer, value: \House.kitchen, action: \HouseAction.kitchen)"#,
        "pulled(&house, .hall(.brighter(by: 4)))",
      ]),
    Trap(
      lesson: "06-higher-order-reducers",
      old: "guard let previous = state.past.popLast() else { return }",
      new: "let previous = state.past.removeLast()",
      check: "undo.nothing-left",
      given: [
        "enum Key { case add(Int), double }  // another app, with types of its own",
        "var state = UndoState(present: 10)",
        "let undone = undoable({ (value: inout Int, action: Key) in switch action { "
          + "case .add(let number): value += number; case .double: value *= 2 } }, limit: 100)",
        "undone(&state, .undo)",
      ]),
  ]

  func testATrapIsToldWithItsCallInEveryLesson() throws {
    for trap in traps {
      let variant = try GradedVariant(of: trap.lesson, [(trap.old, trap.new)])
      let check = try XCTUnwrap(variant.verdict.nextCheck, trap.lesson)
      XCTAssertEqual(check.id, trap.check)
      XCTAssertNotNil(check.crash, trap.lesson)
      XCTAssertEqual(check.result.given, trap.given, trap.lesson)
    }
  }
}
