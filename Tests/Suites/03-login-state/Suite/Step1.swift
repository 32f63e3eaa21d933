import LoginStateScript
import SuiteSupport

extension Suite {
  static var typingChecks: [Check<Suite>] {
    [
      Check("login.username", step: 1) { context in
        for text in Model.texts { try context.outcomes(of: .onUpdateUsername(text)).expectAll() }
        try context.outcomes(of: EdgeCases.typedUsernames).expectAll()
      },
      Check("login.password", step: 1, after: "login.username") { context in
        for text in Model.texts { try context.outcomes(of: .onUpdatePassword(text)).expectAll() }
        try context.outcomes(of: EdgeCases.typedPasswords).expectAll()
      },
    ]
  }

  static var triggerChecks: [Check<Suite>] {
    [
      Check("login.trigger-loading", step: 1) { context in
        try context.outcomes(of: .onTriggerLogin).expect(\.loading)
        try context.outcomes(of: EdgeCases.triggers).expect(\.loading)
      },
      Check("login.trigger-clears-error", step: 1, after: "login.trigger-loading") { context in
        try context.outcomes(of: .onTriggerLogin).expect(\.error)
        try context.outcomes(of: EdgeCases.triggers).expect(\.error)
      },
      Check("login.trigger-clears-data", step: 1, after: "login.trigger-clears-error") { context in
        try context.outcomes(of: .onTriggerLogin).expect(\.data)
        try context.outcomes(of: EdgeCases.triggers).expect(\.data)
      },
      Check("login.trigger-keeps", step: 1, after: "login.trigger-loading") { context in
        for moments in [Model.moments(of: .onTriggerLogin), EdgeCases.triggers] {
          let outcomes = try context.outcomes(of: moments)
          try outcomes.expect(\.username)
          try outcomes.expect(\.password)
        }
      },
    ]
  }

  static var answerChecks: [Check<Suite>] {
    [
      Check("login.success-loading", step: 1) { context in
        for event in successfulLogins { try context.outcomes(of: event).expect(\.loading) }
        try context.outcomes(of: EdgeCases.successes).expect(\.loading)
      },
      Check("login.success-data", step: 1, after: "login.success-loading") { context in
        for event in successfulLogins { try context.outcomes(of: event).expect(\.data) }
        try context.outcomes(of: EdgeCases.successes).expect(\.data)
      },
      Check("login.success-keeps", step: 1, after: "login.success-data") { context in
        for moments in successfulLogins.map(Model.moments(of:)) + [EdgeCases.successes] {
          let outcomes = try context.outcomes(of: moments)
          try outcomes.expect(\.username)
          try outcomes.expect(\.password)
          try outcomes.expect(\.error, note: "error")
        }
      },
      Check("login.error-loading", step: 1) { context in
        for event in failedLogins { try context.outcomes(of: event).expect(\.loading) }
        try context.outcomes(of: EdgeCases.failures).expect(\.loading)
      },
      Check("login.error-stored", step: 1, after: "login.error-loading") { context in
        for event in failedLogins { try context.outcomes(of: event).expect(\.error) }
        try context.outcomes(of: EdgeCases.failures).expect(\.error)
      },
      Check("login.error-keeps", step: 1, after: "login.error-stored") { context in
        for moments in failedLogins.map(Model.moments(of:)) + [EdgeCases.failures] {
          let outcomes = try context.outcomes(of: moments)
          try outcomes.expect(\.username)
          try outcomes.expect(\.password, note: "password")
          try outcomes.expect(\.data, note: "data")
        }
      },
    ]
  }

  static var silenceChecks: [Check<Suite>] {
    [
      Check("login.silent", step: 1, after: "login.username", "login.trigger-loading") { context in
        for event in Model.events {
          for state in [State(), Model.full] {
            try context.expectSilence(during: [.reduce(state, event)])
          }
        }
        try context.expectSilence(
          duringEach: EdgeCases.unheard.map { [.reduce($0.state, $0.event)] })
      },
      Check(
        sameAnswers: "login.same-answer", step: 1, after: "login.username",
        "login.trigger-loading"),
      Check(
        reading: "login.pure-by-reading", of: "State.reduce(_:event:)", step: 1,
        after: "login.silent", "login.same-answer"),
    ]
  }

  private static var successfulLogins: [State.Event] { Model.userIDs.map { .onLoginSuccess($0) } }
  private static var failedLogins: [State.Event] { Model.errors.map { .onLoginError($0) } }
}

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

extension TestContext<Suite> {
  /// Makes an event happen in each of the model's states.
  func outcomes(of event: State.Event) throws -> Outcomes {
    try outcomes(of: Model.moments(of: event))
  }

  func outcomes(of moments: [Moment]) throws -> Outcomes {
    let calls = moments.map { Call.reduce($0.state, $0.event) }
    return Outcomes(of: moments, states: try answers(to: calls).states)
  }
}
