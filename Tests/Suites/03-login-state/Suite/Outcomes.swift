import LoginStateScript
import SuiteSupport

/// What `reduce` makes of each of the model's states when one event happens.
struct Outcomes {
  private let event: State.Event
  private let states: [State]

  fileprivate init(of event: State.Event, states: [State]) {
    (self.event, self.states) = (event, states)
  }

  /// Compares whole states, in which nothing but the event's own change may be found.
  func expectAll() throws {
    try expect { next, _ in next }
  }

  /// Compares one field, so that each mistake is told by its own check.
  ///
  /// The other fields are shown as the exercise gave them: they aren't what the check is about.
  func expect<Value>(_ field: WritableKeyPath<State, Value>, note: String? = nil) throws {
    try expect(note: note) { next, actual in
      var expected = actual
      expected[keyPath: field] = next[keyPath: field]
      return expected
    }
  }

  /// - Parameter expected: made of the model's next state and of the exercise's.
  private func expect(note: String? = nil, _ expected: (State, State) -> State) throws {
    for (state, actual) in zip(Model.states, states) {
      try SuiteSupport.expect(
        actual, equals: expected(Model.reduce(state, event), actual),
        given: Suite.code(.reduce(state, event)), note: note)
    }
  }
}

extension Bench<Suite> {
  /// Makes an event happen in each of the model's states.
  func outcomes(of event: State.Event) throws -> Outcomes {
    Outcomes(
      of: event, states: try answers(to: Model.states.map { .reduce($0, event) }).states)
  }
}
