import SuiteSupport

extension Suite {
  static let successes = ["u5", "", "k"].map { Model.Event.onLoginSuccess($0) }
  static let errors = Model.errors.map { Model.Event.onLoginError($0) }

  static var successDiagnoses: [Diagnosis] {
    answerDiagnoses(
      "login.success", successes,
      fields: [
        ReducerPart(
          ["login.success-data"], events: successes, view: only(\.data),
          mistakes: [
            BrokenReducer(
              "success-forgets-user", spoiling: { next, old, _ in next.data = old.data }),
            BrokenReducer(
              "success-stores-username", spoiling: { next, _, _ in next.data = next.username }),
          ]),
        ReducerPart(
          ["login.success-keeps"], events: successes, view: only(\.error),
          mistakes: [
            BrokenReducer("success-clears-error", spoiling: { next, _, _ in next.error = nil })
          ]),
      ])
  }

  static var errorDiagnoses: [Diagnosis] {
    answerDiagnoses(
      "login.error", errors,
      fields: [
        ReducerPart(
          ["login.error-stored"], events: errors, view: only(\.error),
          mistakes: [
            BrokenReducer("error-not-stored", spoiling: { next, old, _ in next.error = old.error }),
            BrokenReducer(
              "error-always-mismatch",
              spoiling: { next, _, _ in next.error = .usernamePasswordMismatch }),
            BrokenReducer(
              "error-always-offline", spoiling: { next, _, _ in next.error = .offline }),
          ]),
        ReducerPart(
          ["login.error-keeps"], events: errors, view: only(\.data),
          mistakes: [
            BrokenReducer("error-clears-user", spoiling: { next, _, _ in next.data = nil })
          ]),
      ])
  }

  /// What can go wrong with either answer of the server.
  private static func answerDiagnoses(
    _ name: String, _ events: [Model.Event], fields: [ReducerPart]
  ) -> [Diagnosis] {
    let answer = ReducerPart(
      answerChecks.map(\.id).filter { $0.hasPrefix(name) }, events: events,
      mistakes: [
        BrokenReducer("answer-ignored") { old, _ in old },
        BrokenReducer("answer-starts-from-empty") { _, event in
          Model.reduce(Model.State(), event)
        },
        BrokenReducer(
          "answer-needs-loading", spoiling: { next, old, _ in if !old.loading { next = old } }),
      ])
    let shared = [
      ReducerPart(
        ["\(name)-loading"], events: events, view: only(\.loading),
        mistakes: [
          BrokenReducer(
            "answer-keeps-loading", spoiling: { next, old, _ in next.loading = old.loading }),
          BrokenReducer(
            "answer-toggles-loading", spoiling: { next, old, _ in next.loading = !old.loading }),
          BrokenReducer("answer-starts-loading", spoiling: { next, _, _ in next.loading = true }),
        ]),
      ReducerPart(
        ["\(name)-keeps"], events: events, view: onlyTexts, mistakes: textMistakes("answer")),
    ]
    return [answer.diagnosis(within: [wholeReducer])]
      + (shared + fields).map { $0.diagnosis(within: [wholeReducer, answer]) }
  }

  /// The texts are touched by an event that doesn't own them.
  static func textMistakes(_ event: String) -> [BrokenReducer] {
    [
      BrokenReducer("\(event)-empties-password", spoiling: { next, _, _ in next.password = "" }),
      BrokenReducer(
        "\(event)-empties-texts",
        spoiling: { next, _, _ in (next.username, next.password) = ("", "") }),
    ]
  }

  static func isFilled(_ state: Model.State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty
  }

  // MARK: Parts of a state

  static func only<Value>(
    _ field: WritableKeyPath<Model.State, Value>
  ) -> (Model.State) -> Model.State {
    { state in
      var view = Model.State()
      view[keyPath: field] = state[keyPath: field]
      return view
    }
  }

  static func onlyTexts(_ state: Model.State) -> Model.State {
    Model.State(username: state.username, password: state.password)
  }

  /// The value of the lesson's example is written into the reducer.
  static func onlyExample(
    _ name: String, of example: String, in check: String,
    event: @escaping (String) -> Model.Event
  ) -> Diagnosis {
    let samples = [example, "k", "", "Zoë 李"].flatMap { value in
      ReducerPart.states.map { (state: $0, value: value) }
    }
    // Of the answers' fields only the one that the example fills.
    let view = check == "login.success-data" ? only(\.data) : { $0 }
    return Diagnosis(
      checks: [check], samples: samples,
      exercise: { view(Exercise.reduce($0.state, event($0.value))) },
      mistakes: [
        .onlyExamples(
          name, right: { view(Model.reduce($0.state, event($0.value))) },
          isExample: { $0.value == example })
      ])
  }
}
