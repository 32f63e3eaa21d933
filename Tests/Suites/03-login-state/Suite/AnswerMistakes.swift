import LoginStateScript
import SuiteSupport

extension Suite {
  static let successes = ["u5", "", "k"].map { State.Event.onLoginSuccess($0) }
  static let errors = Model.errors.map { State.Event.onLoginError($0) }

  static var successDiagnoses: [Diagnosis<Suite>] {
    answerDiagnoses(
      "login.success", successes,
      fields: { success in
        [
          success.part(
            "login.success-data", only(\.data),
            .spoiling("success-forgets-user") { $0.data = $1.data },
            .spoiling("success-stores-username") { $0.data = $0.username }),
          success.part(
            "login.success-keeps", only(\.error),
            .spoiling("success-clears-error") { $0.error = nil }),
        ]
      })
  }

  static var errorDiagnoses: [Diagnosis<Suite>] {
    answerDiagnoses(
      "login.error", errors,
      fields: { error in
        [
          error.part(
            "login.error-stored", only(\.error),
            .spoiling("error-not-stored") { $0.error = $1.error },
            .spoiling("error-stores-one-only") { if $0.error == .offline { $0.error = $1.error } },
            .spoiling("error-stores-one-only") { if $0.error != .offline { $0.error = $1.error } },
            .spoiling("error-always-mismatch") { $0.error = .usernamePasswordMismatch },
            .spoiling("error-always-offline") { $0.error = .offline },
            .spoiling("errors-swapped") {
              $0.error = $0.error == .offline ? .usernamePasswordMismatch : .offline
            }),
          error.part(
            "login.error-keeps", only(\.data), .spoiling("error-clears-user") { $0.data = nil }),
        ]
      })
  }

  /// What can go wrong with either answer of the server.
  private static func answerDiagnoses(
    _ name: String, _ events: [State.Event], fields: (ReducerPart) -> [ReducerPart]
  ) -> [Diagnosis<Suite>] {
    let answer = ReducerPart(
      checks: answerChecks.map(\.id).filter { $0.hasPrefix(name) }, events: events,
      mistakes: [
        ReducerMistake("answer-ignored") { old, _ in old },
        ReducerMistake("answer-starts-from-empty") { Model.reduce(State(), $1) },
        .spoiling("answer-needs-loading") { if !$1.loading { $0 = $1 } },
      ])
    let shared = [
      answer.part(
        "\(name)-loading", only(\.loading),
        .spoiling("answer-keeps-loading") { $0.loading = $1.loading },
        .spoiling("answer-toggles-loading") { $0.loading = !$1.loading },
        .spoiling("answer-starts-loading") { $0.loading = true }),
      answer.texts("\(name)-keeps", "answer"),
    ]
    return answer.diagnoses(ofParts: shared + fields(answer))
  }

  static func isFilled(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty
  }

  // MARK: Parts of a state

  static func only<Value>(
    _ field: WritableKeyPath<State, Value>
  ) -> (State) -> State {
    { state in
      var view = State()
      view[keyPath: field] = state[keyPath: field]
      return view
    }
  }

  /// The value of the lesson's example is written into the reducer.
  static func onlyExample(
    _ name: String, of example: String, in check: String, event: (String) -> State.Event
  ) -> Diagnosis<Suite> {
    func scripts(with value: String) -> [[Call]] {
      ReducerPart.states.map { [.reduce($0, event(value))] }
    }
    let examples = scripts(with: example)
    // Of the answers' fields only the one that the example fills.
    let view = check == "login.success-data" ? only(\.data) : { $0 }
    return Diagnosis(
      checks: [check], scripts: examples + ["k", "", "Zoë 李"].flatMap(scripts),
      seeing: { view($0.states[0]) },
      mistakes: [
        .onlyExamples(
          name, right: { view(model($0).states[0]) }, isExample: examples.contains)
      ])
  }
}
