import LoginStateScript
import SuiteSupport

extension Suite {
  static var canTriggerChecks: [Check<Suite>] {
    let main = "can-trigger.ready"
    return [
      Check(main, step: 2) {
        // A space is no empty text.
        let spaces = [
          State(username: "ada", password: " "), State(username: " ", password: "1815"),
        ]
        try $0.expectCanTrigger(in: spaces, EdgeCases.filledScreens) {
          $0.data == nil && $0.error == nil && Model.canTriggerLogin($0)
        }
      }.withLiterals { context, literals in
        let texts = literals.texts.filter { !$0.isEmpty }
        let screens = texts.map { State(username: $0, password: $0) }
        try context.expectCanTrigger(in: screens) { _ in false }
      },
      Check("can-trigger.username", step: 2, after: main) {
        try $0.expectCanTrigger(in: EdgeCases.passwordsAlone) { $0.username.isEmpty && !$0.loading }
      },
      Check("can-trigger.password", step: 2, after: "can-trigger.username") {
        try $0.expectCanTrigger(in: EdgeCases.usernamesAlone) { $0.password.isEmpty && !$0.loading }
      },
      Check("can-trigger.loading", step: 2, after: "can-trigger.password") {
        try $0.expectCanTrigger(in: EdgeCases.waitingScreens) { $0.loading }
      },
      Check("can-trigger.outcome", step: 2, after: main) {
        try $0.expectCanTrigger(in: EdgeCases.answeredScreens) {
          ($0.data != nil || $0.error != nil) && Model.canTriggerLogin($0)
        }
      },
      Check(
        "can-trigger.derived", step: 2, after: main, "can-trigger.username",
        "can-trigger.password", "can-trigger.loading", "can-trigger.outcome"
      ) { context in
        // One value, asked before and after its fields change: a stored answer is out of date.
        for first in beginnings { try context.expectCanTriggerFollows(from: first) }
      },
      Check(sameAnswers: "can-trigger.same-answer", step: 2, after: main),
      Check(
        reading: "can-trigger.pure-by-reading", of: "State.canTriggerLogin", step: 2,
        after: "can-trigger.same-answer"),
    ]
  }

  private static var beginnings: [State] {
    [
      State(),
      State(username: "ada", password: "1815"),
      State(username: "ada", password: "1815", loading: true),
    ]
  }
}

extension TestContext<Suite> {
  /// Asks about those states of the model that the check is for, and about others.
  fileprivate func expectCanTrigger(
    in others: [State]..., where isMeant: (State) -> Bool
  ) throws {
    for states in [Model.states.filter(isMeant)] + others {
      try expectAnswers(to: states.map { .canTriggerLogin($0) })
    }
  }

  fileprivate func expectCanTriggerFollows(from first: State) throws {
    try expectAnswers(to: Model.states.map { .canTriggerLogin(first, then: $0) })
  }

  private func expectAnswers(to calls: [Call]) throws {
    let expected = Suite.model(calls).canTriggerLogin
    for (index, actual) in try answers(to: calls).canTriggerLogin.enumerated() {
      for place in actual.indices {
        try SuiteSupport.expect(
          actual[place], equals: expected[index][place],
          given: Suite.code(calls[index], upToAnswer: place))
      }
    }
  }
}

extension Suite {
  static var canTriggerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 2, samples: [changes],
        exercise: { context, changes in
          let calls = changes.map { Call.canTriggerLogin($0.first, then: $0.second) }
          return try context.trace(of: calls).canTriggerLogin
        },
        mistakes: [
          computed("button-always-off") { _ in false },
          computed("button-always-on") { _ in true },
          computed("button-inverted") { !Model.canTriggerLogin($0) },
          computed("button-one-field-enough") {
            !($0.username.isEmpty && $0.password.isEmpty) && !$0.loading
          },
          computed("button-forgets-username") { !$0.password.isEmpty && !$0.loading },
          computed("button-forgets-password") { !$0.username.isEmpty && !$0.loading },
          computed("button-forgets-texts") { !$0.loading },
          computed("button-forgets-loading") { isFilled($0) },
          computed("button-needs-loading") { isFilled($0) && $0.loading },
          computed("button-wants-empty-texts") {
            $0.username.isEmpty && $0.password.isEmpty && !$0.loading
          },
          computed("button-blocked-by-error") { Model.canTriggerLogin($0) && $0.error == nil },
          computed("button-blocked-by-user") { Model.canTriggerLogin($0) && $0.data == nil },
          computed("button-blocked-by-outcome") {
            Model.canTriggerLogin($0) && $0.error == nil && $0.data == nil
          },
          trimming([\.username]), trimming([\.password]), trimming([\.username, \.password]),
          longer(username: 3, password: 3), longer(username: 3), longer(username: 6),
          longer(password: 3), longer(password: 6), longer(username: 6, password: 6),
          computed("button-wants-different-texts") {
            Model.canTriggerLogin($0) && $0.username != $0.password
          },
          Mistake("button-out-of-date") { changes in
            changes.map { [Model.canTriggerLogin($0.first), Model.canTriggerLogin($0.first)] }
          },
        ])
    ]
  }

  private typealias Change = (first: State, second: State)

  /// Each state asked twice, and then each asked again when it has changed to others.
  private static var changes: [Change] {
    let states = ReducerPart.states + textsOfAnyLength
    return states.map { ($0, $0) }
      + [1, 5, 13].flatMap { distance in
        states.indices.map { (states[$0], states[($0 + distance) % states.count]) }
      }
  }

  private static var textsOfAnyLength: [State] {
    [
      ("k", " "), (" ", "1906"), ("k", "1906"), ("grace", "7"), ("alexandra", "1906-12-09"),
      ("same", "same"),
    ].map {
      State(username: $0, password: $1)
    }
  }

  private static func trimming(
    _ texts: [WritableKeyPath<State, String>]
  ) -> Mistake<[Change], [[Bool]]> {
    computed("button-trims-spaces") { state in
      var trimmed = state
      for text in texts { trimmed[keyPath: text].removeAll(where: \.isWhitespace) }
      return Model.canTriggerLogin(trimmed)
    }
  }

  /// Texts that are too short for it count as none.
  private static func longer(
    username: Int = 1, password: Int = 1
  ) -> Mistake<[Change], [[Bool]]> {
    computed("button-wants-longer-texts") {
      $0.username.count >= username && $0.password.count >= password && !$0.loading
    }
  }

  private static func computed(
    _ name: String, _ canTrigger: @escaping (State) -> Bool
  ) -> Mistake<[Change], [[Bool]]> {
    Mistake(name) { changes in changes.map { [canTrigger($0.first), canTrigger($0.second)] } }
  }
}
