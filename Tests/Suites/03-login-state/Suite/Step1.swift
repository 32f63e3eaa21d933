import LoginStateScript
import SuiteSupport

extension Suite {
  static var typingChecks: [Check<Suite>] {
    let usernames = happenings(of: Model.texts.map { .onUpdateUsername($0) })
    let passwords = happenings(of: Model.texts.map { .onUpdatePassword($0) })
    return [
      check("login.username", usernames + [EdgeCases.typedUsernames]) { try $0.expectAll() }
        .withLiterals { try $0.outcomes(of: named($1) { .onUpdateUsername($0) }).expectAll() },
      check("login.password", after: "login.username", passwords + [EdgeCases.typedPasswords]) {
        try $0.expectAll()
      }.withLiterals { try $0.outcomes(of: named($1) { .onUpdatePassword($0) }).expectAll() },
    ]
  }

  static var triggerChecks: [Check<Suite>] {
    let (main, clears) = ("login.trigger-loading", "login.trigger-clears-error")
    let triggers = happenings(of: [.onTriggerLogin]) + [EdgeCases.triggers]
    return [
      check(main, triggers) { try $0.expect(\.loading) }
        .withLiterals { try $0.outcomes(of: named($1) { _ in .onTriggerLogin }).expect(\.loading) },
      check(clears, after: main, triggers) { try $0.expect(\.error) },
      check("login.trigger-clears-data", after: clears, triggers) { try $0.expect(\.data) },
      check("login.trigger-keeps", after: main, triggers) { try $0.expectTexts() },
    ]
  }

  static var answerChecks: [Check<Suite>] {
    let successes =
      happenings(of: Model.userIDs.map { .onLoginSuccess($0) }) + [EdgeCases.successes]
    let failures = happenings(of: Model.errors.map { .onLoginError($0) }) + [EdgeCases.failures]
    return [
      check("login.success-loading", successes) { try $0.expect(\.loading) },
      check("login.success-data", after: "login.success-loading", successes) {
        try $0.expect(\.data)
      }.withLiterals { try $0.outcomes(of: named($1) { .onLoginSuccess($0) }).expect(\.data) },
      check("login.success-keeps", after: "login.success-data", successes) {
        try $0.expectTexts()
        try $0.expect(\.error, note: "error")
      },
      check("login.error-loading", failures) { try $0.expect(\.loading) },
      check("login.error-stored", after: "login.error-loading", failures) {
        try $0.expect(\.error)
      },
      check("login.error-keeps", after: "login.error-stored", failures) {
        try $0.expectTexts(note: "password")
        try $0.expect(\.data, note: "data")
      },
    ]
  }

  static var silenceChecks: [Check<Suite>] {
    let (silent, same) = ("login.silent", "login.same-answer")
    return [
      Check(
        silent, step: 1,
        after: "login.username", "login.trigger-loading", "login.success-loading",
        "login.error-loading"
      ) { context in
        let plain = Model.events.flatMap { event in
          [State(), Model.full].map { Happening(state: $0, event: event) }
        }
        for happenings in [plain, EdgeCases.unheard] {
          try context.expectSilence(duringEach: happenings.map { [.reduce($0.state, $0.event)] })
        }
      },
      Check(sameAnswers: same, step: 1, after: "login.username", "login.trigger-loading"),
      Check(
        reading: "login.pure-by-reading", of: "State.reduce(_:event:)", step: 1,
        after: silent, same),
    ]
  }

  /// The events happen in each of the model's states.
  private static func happenings(of events: [State.Event]) -> [[Happening]] {
    events.map { event in Model.states.map { Happening(state: $0, event: event) } }
  }

  /// An event for each text that an exercise names, in a state with that text and in another one.
  private static func named(
    _ literals: Literals, _ event: (String) -> State.Event
  ) -> [Happening] {
    literals.texts.flatMap { text in
      [State(username: text, password: text), Model.full].map {
        Happening(state: $0, event: event(text))
      }
    }
  }

  /// A check of what `reduce` makes of happenings, those of each list asked together.
  private static func check(
    _ id: String, after earlier: String? = nil, _ happenings: [[Happening]],
    _ expect: @escaping (Outcomes) throws -> Void
  ) -> Check<Suite> {
    func body(_ context: TestContext<Suite>) throws {
      for happenings in happenings { try expect(try context.outcomes(of: happenings)) }
    }
    return earlier.map { Check(id, step: 1, after: $0, body: body) }
      ?? Check(id, step: 1, body: body)
  }
}

/// A state, and an event that happens in it.
struct Happening {
  var state: State
  var event: State.Event
}

/// What `reduce` makes of happenings.
struct Outcomes {
  private let happenings: [Happening]
  private let states: [State]

  fileprivate init(of happenings: [Happening], states: [State]) {
    (self.happenings, self.states) = (happenings, states)
  }

  /// Compares whole states, in which nothing but the event's own change may be found.
  func expectAll() throws {
    try expect { next, _ in next }
  }

  /// Compares what is typed, one text after the other.
  ///
  /// - Parameter note: the note on the password.
  func expectTexts(note: String? = nil) throws {
    try expect(\.username)
    try expect(\.password, note: note)
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
    for (moment, actual) in zip(happenings, states) {
      try SuiteSupport.expect(
        actual, equals: expected(Model.reduce(moment.state, moment.event), actual),
        given: Suite.code(.reduce(moment.state, moment.event)), note: note)
    }
  }
}

extension TestContext<Suite> {
  fileprivate func outcomes(of happenings: [Happening]) throws -> Outcomes {
    let calls = happenings.map { Call.reduce($0.state, $0.event) }
    return Outcomes(of: happenings, states: try answers(to: calls).states)
  }
}
