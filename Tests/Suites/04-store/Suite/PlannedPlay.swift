import StoreScript
import SuiteSupport

/// What an exercise has made of a plan.
///
/// In which order observers dispatch depends on the order in which they are told. So what was
/// dispatched is taken from the trace, and the rest of it has to go with that.
struct PlannedPlay {
  var script: Script
  var trace: [Outcome]

  /// Every event in the order in which `dispatch` was called with it.
  private var dispatched: [Event] {
    zip(script.commands, trace).flatMap { command, outcome in
      if case .dispatch(let event) = command {
        [event] + outcome.dispatched
      } else {
        outcome.dispatched
      }
    }
  }

  /// The same events, dispatched by nobody who is being told.
  private var right: [Outcome] {
    Suite.model(Script(commands: [.subscribe("anyone")] + dispatched.dispatches + [.state]))
  }

  /// Whatever was dispatched has happened by the time the outermost `dispatch` is back.
  func expectState() throws {
    try expect(trace.states.first, equals: right.states.first, given: script.code)
  }

  func expectNumberOfSteps() throws {
    let count = dispatched.count + 1
    for observer in script.observers {
      try expect(
        trace.told(observer).count, equals: count,
        given: script.withoutQuestions.code + [Comment("how-often", ["observer": observer]).line])
    }
  }

  /// Every observer was told the same: all the events, in the order in which they were dispatched.
  func expectSameHistory() throws {
    let history = right.told("anyone")
    for observer in script.observers {
      try expect(
        trace.told(observer), equals: history,
        given: script.withoutQuestions.code + [Comment("told", ["observer": observer]).line],
        note: "order")
    }
  }
}
