import LoginStateScript
import SuiteSupport

extension Suite {
  static var reduceDiagnoses: [Diagnosis<Suite>] {
    // The least exact come first: of two names for one check the later is told.
    [
      fieldDiagnosis(of: typingChecks, username.events, EdgeCases.typedUsernames),
      fieldDiagnosis(of: typingChecks, password.events, EdgeCases.typedPasswords),
      fieldDiagnosis(of: triggerChecks, [.onTriggerLogin], EdgeCases.triggers),
      fieldDiagnosis(of: answerChecks, successes + errors, EdgeCases.successes),
    ] + [wholeReducer.diagnosis()]
      + [username, password].map { $0.diagnosis(within: [wholeReducer]) }
      + triggerDiagnoses + successDiagnoses + errorDiagnoses + [
        onlyExample("typing-only-example", of: "ada", in: "login.username") {
          .onUpdateUsername($0)
        },
        onlyExample("typing-only-example", of: "1815", in: "login.password") {
          .onUpdatePassword($0)
        },
        onlyExample("success-only-example", of: "u7", in: "login.success-data") {
          .onLoginSuccess($0)
        },
        Diagnosis(
          printing: "reduce-prints", check: "login.silent",
          scripts: (username.events + password.events + [.onTriggerLogin] + successes + errors).map
          {
            [.reduce(State(username: "mia"), $0)]
          }),
      ]
  }

  static var wholeReducer: ReducerPart {
    ReducerPart(
      checks: (typingChecks + triggerChecks + answerChecks).map(\.id),
      events: username.events + password.events + [.onTriggerLogin] + successes + errors,
      mistakes: [
        ReducerMistake("reduce-does-nothing") { old, _ in old },
        ReducerMistake("reduce-starts-from-empty") { Model.reduce(State(), $1) },
        ReducerMistake("reduce-swaps-texts") { old, event in
          switch event {
          case .onUpdateUsername(let text): Model.reduce(old, .onUpdatePassword(text))
          case .onUpdatePassword(let text): Model.reduce(old, .onUpdateUsername(text))
          default: Model.reduce(old, event)
          }
        },
      ])
  }

  // MARK: Typing

  private static let texts = ["k", "", "Zoë 李", " K "]

  private static var username: ReducerPart {
    ReducerPart(
      checks: ["login.username"], events: texts.map { .onUpdateUsername($0) },
      mistakes: typingMistakes(\.username, other: \.password))
  }

  private static var password: ReducerPart {
    ReducerPart(
      checks: ["login.password"], events: texts.map { .onUpdatePassword($0) },
      mistakes: typingMistakes(\.password, other: \.username))
  }

  private static func typingMistakes(
    _ field: WritableKeyPath<State, String>, other: WritableKeyPath<State, String>
  ) -> [ReducerMistake] {
    [
      ReducerMistake("typing-ignored") { old, _ in old },
      ReducerMistake("typing-starts-from-empty") { Model.reduce(State(), $1) },
      .spoiling("typing-other-field") { next, old in
        next[keyPath: other] = next[keyPath: field]
        next[keyPath: field] = old[keyPath: field]
      },
      .spoiling("typing-clears-error") { $0.error = nil },
      .spoiling("typing-clears-outcome") { ($0.data, $0.error) = (nil, nil) },
      .spoiling("typing-clears-outcome") { ($0.loading, $0.data, $0.error) = (false, nil, nil) },
      .spoiling("typing-clears-user") { $0.data = nil },
      .spoiling("typing-ends-loading") { $0.loading = false },
      .spoiling("typing-empties-other") { $0[keyPath: other] = "" },
      .spoiling("typing-appends") { $0[keyPath: field] = $1[keyPath: field] + $0[keyPath: field] },
      .spoiling("typing-trims-spaces") { $0[keyPath: field] = $0[keyPath: field].withoutEndBlanks },
      .spoiling("typing-trims-spaces") { $0[keyPath: field].trimPrefix { $0.isWhitespace } },
      .spoiling("typing-trims-spaces") { $0[keyPath: field].removeAll(where: \.isWhitespace) },
      .spoiling("typing-lowercases") { $0[keyPath: field] = $0[keyPath: field].lowercased() },
      .spoiling("typing-ignores-empty") { if $0[keyPath: field].isEmpty { $0 = $1 } },
    ]
  }

  // MARK: The trigger

  private static var triggerDiagnoses: [Diagnosis<Suite>] {
    let trigger = ReducerPart(
      checks: triggerChecks.map(\.id), events: [.onTriggerLogin],
      mistakes: [
        ReducerMistake("trigger-ignored") { old, _ in old },
        .spoiling("trigger-only-when-filled") { if !isFilled($1) { $0 = $1 } },
        .spoiling("trigger-only-when-allowed") { if !Model.canTriggerLogin($1) { $0 = $1 } },
        .spoiling("trigger-once-at-a-time") { if $1.loading { $0 = $1 } },
      ])
    let parts = [
      trigger.part(
        "login.trigger-loading", only(\.loading),
        .spoiling("trigger-forgets-loading") { $0.loading = $1.loading },
        .spoiling("trigger-ends-loading") { $0.loading = false },
        .spoiling("trigger-toggles-loading") { $0.loading = !$1.loading },
        .spoiling("trigger-only-when-filled") { $0.loading = $1.loading || isFilled($1) },
        .spoiling("trigger-only-when-allowed") { $0.loading = Model.canTriggerLogin($1) }),
      trigger.part(
        "login.trigger-clears-error", only(\.error),
        .spoiling("trigger-keeps-error") { $0.error = $1.error }),
      trigger.part(
        "login.trigger-clears-data", only(\.data),
        .spoiling("trigger-keeps-user") { $0.data = $1.data }),
      trigger.texts("login.trigger-keeps", "trigger"),
    ]
    return trigger.diagnoses(ofParts: parts)
  }
}

/// A mistake that is made in a reducer, as a reducer that makes it.
struct ReducerMistake {
  let name: String
  let reduce: (State, State.Event) -> State

  init(_ name: String, _ reduce: @escaping (State, State.Event) -> State) {
    (self.name, self.reduce) = (name, reduce)
  }

  /// Does all that the right reducer does, and then something else, which may depend on the old state.
  static func spoiling(
    _ name: String, _ spoil: @escaping (inout State, _ old: State) -> Void
  ) -> ReducerMistake {
    ReducerMistake(name) { state, event in
      var next = Model.reduce(state, event)
      spoil(&next, state)
      return next
    }
  }

  static func spoiling(_ name: String, _ spoil: @escaping (inout State) -> Void) -> Self {
    spoiling(name) { next, _ in spoil(&next) }
  }
}

/// A part of the reducer that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart {
  /// The checks that fail when the part is wrong.
  let checks: [String]
  /// The events that show it.
  let events: [State.Event]
  /// Leaves of a state what the part is about.
  var view: (State) -> State = { $0 }
  let mistakes: [ReducerMistake]

  /// A part of this one, in which one check is about what the view leaves.
  func part(
    _ check: String, _ view: @escaping (State) -> State, _ mistakes: ReducerMistake...
  ) -> ReducerPart {
    ReducerPart(checks: [check], events: events, view: view, mistakes: mistakes)
  }

  /// The part in which the texts are touched by an event that doesn't own them.
  func texts(_ check: String, _ event: String) -> ReducerPart {
    part(
      check, { State(username: $0.username, password: $0.password) },
      .spoiling("\(event)-empties-password") { $0.password = "" },
      .spoiling("\(event)-empties-texts") { ($0.username, $0.password) = ("", "") })
  }

  func diagnoses(ofParts parts: [ReducerPart]) -> [Diagnosis<Suite>] {
    let whole = Suite.wholeReducer
    return [diagnosis(within: [whole])] + parts.map { $0.diagnosis(within: [whole, self]) }
  }

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more for each field.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis<Suite> {
    // All in one sample, so that the wider parts are asked once only.
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { context, _ -> [State]? in
        if try wider.contains(where: { try $0.isExplained(context) }) { return nil }
        return try seen(context)
      },
      mistakes: mistakes.map { mistake in Mistake(mistake.name) { _ in outcomes(of: mistake) } })
  }

  func isExplained(_ context: TestContext<Suite>) throws -> Bool {
    let seen = try seen(context)
    return mistakes.contains { outcomes(of: $0) == seen }
  }

  private func seen(_ context: TestContext<Suite>) throws -> [State] {
    try context.trace(of: samples.map { .reduce($0, $1) }).states.map(view)
  }

  private func outcomes(of mistake: ReducerMistake) -> [State] {
    samples.map { view(mistake.reduce($0, $1)) }
  }

  private var samples: [(State, State.Event)] {
    events.flatMap { event in ReducerPart.states.map { ($0, event) } }
  }

  /// Each field filled and empty, with each other.
  static let states: [State] = ["grace", ""].flatMap { username in
    ["1906", ""].flatMap { password in
      [false, true].flatMap { loading in
        ["u3", nil].flatMap { data in
          [.offline, .usernamePasswordMismatch, nil].map { error in
            State(
              username: username, password: password, loading: loading, data: data, error: error)
          }
        }
      }
    }
  }
}
