import Curriculum
import XCTest

/// What `undoable` promises of any reducer, tried with numbers that are added and one that is ignored.
final class UndoableTests: XCTestCase {
  private let add: Reducer<Int, Int> = { state, event in state += event }

  private func after(
    _ events: [UndoableEvent<Int>], from state: Undoable<Int> = Undoable(0), limit: Int = 5
  ) -> Undoable<Int> {
    var state = state
    for event in events { undoable(add, limit: limit)(&state, event) }
    return state
  }

  /// Every row of so many events: two that do something, one that does nothing, and the two ways.
  private func rows(of length: Int) -> [[UndoableEvent<Int>]] {
    let events: [UndoableEvent<Int>] = [.event(1), .event(10), .event(0), .undo, .redo]
    return (0..<length).reduce([[]]) { rows, _ in
      rows.flatMap { row in events.map { row + [$0] } }
    }
  }

  func testUndoTakesBackAnyEvent() {
    for row in rows(of: 5) {
      let before = after(row)
      let then = after([.event(7)], from: before)
      XCTAssertEqual(then.present, before.present + 7)
      XCTAssertTrue(then.canUndo)
      XCTAssertEqual(after([.undo], from: then).present, before.present, "\(row)")
    }
  }

  func testRedoDoesAgainWhatWasTakenBack() {
    for row in rows(of: 5) {
      let before = after(row)
      guard before.canUndo else {
        XCTAssertEqual(after([.undo], from: before), before)
        continue
      }
      let back = after([.undo], from: before)
      XCTAssertTrue(back.canRedo)
      XCTAssertEqual(after([.redo], from: back), before, "\(row)")
    }
  }

  func testAnEventAfterAnUndoLeavesNothingToRedo() {
    let state = after([.event(1), .event(2), .undo, .event(4)])
    XCTAssertEqual(state.present, 5)
    XCTAssertFalse(state.canRedo)
    XCTAssertEqual(after([.redo], from: state), state)
  }

  func testAnEventThatChangesNothingIsNothingToTakeBack() {
    for row in rows(of: 4) {
      let before = after(row)
      XCTAssertEqual(after([.event(0)], from: before), before, "\(row)")
    }
  }

  func testOnlySoManyEventsCanBeTakenBack() {
    for limit in 0...4 {
      let events = (1...6).map { UndoableEvent<Int>.event($0) }
      let state = after(events, limit: limit)
      XCTAssertEqual(state.past.count, limit)
      let back = after(Array(repeating: .undo, count: 9), from: state, limit: limit)
      XCTAssertEqual(back.present, (1...6).dropLast(limit).reduce(0, +))
      XCTAssertFalse(back.canUndo)
      let again = after(Array(repeating: .redo, count: 9), from: back, limit: limit)
      XCTAssertEqual(again, state)
    }
  }

  func testAtTheBeginningNothingCanBeTakenBack() {
    let state = Undoable(3)
    XCTAssertFalse(state.canUndo)
    XCTAssertFalse(state.canRedo)
    XCTAssertEqual(after([.undo, .redo, .undo], from: state), state)
  }
}
