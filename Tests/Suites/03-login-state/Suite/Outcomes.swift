import LoginStateScript
import SuiteSupport

/// A state, and an event that happens in it.
struct Moment {
  var state: State
  var event: State.Event
}

/// What `reduce` makes of moments.
struct Outcomes {
  private let moments: [Moment]
  private let states: [State]

  fileprivate init(of moments: [Moment], states: [State]) {
    (self.moments, self.states) = (moments, states)
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
    for (moment, actual) in zip(moments, states) {
      try SuiteSupport.expect(
        actual, equals: expected(Model.reduce(moment.state, moment.event), actual),
        given: Suite.code(.reduce(moment.state, moment.event)), note: note)
    }
  }
}

extension Model {
  /// The event happens in each of the model's states.
  static func moments(of event: State.Event) -> [Moment] {
    states.map { Moment(state: $0, event: event) }
  }
}

extension Bench<Suite> {
  /// Makes an event happen in each of the model's states.
  func outcomes(of event: State.Event) throws -> Outcomes {
    try outcomes(of: Model.moments(of: event))
  }

  func outcomes(of moments: [Moment]) throws -> Outcomes {
    let calls = moments.map { Call.reduce($0.state, $0.event) }
    return Outcomes(of: moments, states: try answers(to: calls).states)
  }
}
