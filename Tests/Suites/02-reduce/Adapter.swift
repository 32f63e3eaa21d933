// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import ReduceScript
import Traces

// needs: Event
@testable import enum Reduce.Event
// needs: State
@testable import typealias Reduce.State
// needs: history(of:from:)
@testable import func Reduce.history
// needs: reduce(_:event:)
@testable import func Reduce.reduce
// needs: replay(_:from:)
@testable import func Reduce.replay
// needs: undoing(last:of:from:)
@testable import func Reduce.undoing

enum Exercise: ReduceSide {
  // needs: reduce(_:event:)
  static func reduce(_ state: Int, _ event: ReduceScript.Event) -> Int {
    seen(Reduce.reduce(made(state), event: made(event)))
  }

  // needs: replay(_:from:)
  static func replay(_ events: [ReduceScript.Event], from initial: Int) -> Int {
    seen(Reduce.replay(made(events), from: made(initial)))
  }

  // needs: history(of:from:)
  static func history(of events: [ReduceScript.Event], from initial: Int) -> [Int] {
    let states: [Reduce.State] = Reduce.history(of: made(events), from: made(initial))
    return states.map { seen($0) }
  }

  // needs: undoing(last:of:from:)
  static func undoing(_ count: Int, of events: [ReduceScript.Event], from initial: Int) -> Int {
    seen(Reduce.undoing(last: count, of: made(events), from: made(initial)))
  }
}

// needs: Event
private func made(_ events: [ReduceScript.Event]) -> [Reduce.Event] {
  var natives: [Reduce.Event] = []
  for event in events { natives.append(made(event)) }
  return natives
}

// needs: State
private func made(_ state: Int) -> Reduce.State { state }

// needs: State
private func seen(_ state: Reduce.State) -> Int { state }

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 2`

// needs: Event
private func made(_ value: ReduceScript.Event) -> Reduce.Event {
  switch value {
  // needs: Event.increase
  case .increase: .increase
  // needs: Event.decrease
  case .decrease: .decrease
  // needs: Event.reset(to:)
  case .reset(let value): .reset(to: value)
  }
}
