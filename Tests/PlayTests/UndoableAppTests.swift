import HigherOrderReducersScript
import SuiteSupport
import Traces
import XCTest

@testable import HigherOrderReducersSuite

/// Lesson 6's app within `undoable`, by exercises that have it in their own way, or not yet.
final class UndoableAppTests: XCTestCase {
  /// Many actions, with undo and redo beyond both ends.
  private let script: [Call] = {
    var generator = SeededGenerator(seed: 5)
    let actions = (0..<300).map { _ -> UndoAction<AppAction> in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .undo
      case 1: .redo
      default: .action(Model.actions.randomElement(using: &generator) ?? .counter(.incrTapped))
      }
    }
    let start = UndoState(present: AppState(count: 2, favoritePrimes: [7]))
    return [.undoableApp(actions, in: start, clock: Clock(start: 0, tick: 60), limit: 10)]
  }()

  private func turns(of trace: [Answer]) -> [UndoableTurn] {
    if case .undoableApp(let turns)? = trace.first { turns.all } else { [] }
  }

  func testInWhichOrderStepsAreKeptMakesNoDifference() {
    XCTAssertEqual(script.play(on: nearestFirst), script.play(on: Model()))
  }

  func testWithoutUndoTheAppIsPlayedAsItIs() {
    let turns = turns(of: script.play(on: notWritten))
    XCTAssertFalse(turns.contains { $0.isUndoable })
    XCTAssertTrue(turns.allSatisfy { $0.state.past.isEmpty && $0.state.future.isEmpty })
    guard case .undoableApp(let all, let start, let clock, _) = script[0] else { return XCTFail() }
    var state = start.present
    for (index, (action, turn)) in zip(all, turns).enumerated() {
      var lineCount: Int?
      if case .action(let action) = action {
        lineCount =
          Model().enhancedReducer(
            &state, action, at: clock.time(ofAction: index)
          ).lineCount
      }
      XCTAssertEqual(turn.state.present, state)
      XCTAssertEqual(turn.layers?.lineCount, lineCount)
    }
  }

  func testWhateverBytesAreReadAreThoseThatWouldBeWritten() throws {
    let bytes = script.play(on: Model()).packed
    XCTAssertEqual(try [Answer](packed: bytes), script.play(on: Model()))
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
          UInt8.random(in: 0...12, using: &generator)
      }
      // Most are no trace.
      guard let read = try? [Answer](packed: damaged) else { continue }
      XCTAssertEqual(read.packed, damaged)
    }
  }
}

/// Has the step next to the present first, in both lists.
private var nearestFirst: Model {
  Model(appUndo: { reducer, limit in
    let right = Model().undoable(reducer, limit: limit)
    return { state, action in
      (state.past, state.future) = (state.past.reversed(), state.future.reversed())
      right(&state, action)
      (state.past, state.future) = (state.past.reversed(), state.future.reversed())
    }
  })
}

/// Is as the lesson begins.
private var notWritten: Model { Model(appUndo: { _, _ in { _, _ in } }) }
