import LoginStateScript
import SuiteSupport

extension Suite {
  static var canTriggerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 2, samples: [changes],
        exercise: { bench, changes in
          let calls = changes.map { Call.canTriggerLogin($0.first, then: $0.second) }
          return try bench.trace(of: calls).canTriggerLogin
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
