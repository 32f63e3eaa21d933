import LoginStateScript
import SuiteSupport

extension Suite {
  static let successes = ["u5", "", "k"].map { State.Event.onLoginSuccess($0) }
  static let errors = Model.errors.map { State.Event.onLoginError($0) }

  static var successDiagnoses: [Diagnosis<Suite>] {
    answerDiagnoses(
      "login.success", successes,
      fields: [
        ReducerPart(
          ["login.success-data"], events: successes, view: only(\.data),
          mistakes: [
            ReducerMistake(
              "success-forgets-user", spoiling: { next, old, _ in next.data = old.data }),
            ReducerMistake(
              "success-stores-username", spoiling: { next, _, _ in next.data = next.username }),
          ]),
        ReducerPart(
          ["login.success-keeps"], events: successes, view: only(\.error),
          mistakes: [
            ReducerMistake("success-clears-error", spoiling: { next, _, _ in next.error = nil })
          ]),
      ])
  }

  static var errorDiagnoses: [Diagnosis<Suite>] {
    answerDiagnoses(
      "login.error", errors,
      fields: [
        ReducerPart(
          ["login.error-stored"], events: errors, view: only(\.error),
          mistakes: [
            ReducerMistake(
              "error-not-stored", spoiling: { next, old, _ in next.error = old.error }),
            ReducerMistake(
              "error-always-mismatch",
              spoiling: { next, _, _ in next.error = .usernamePasswordMismatch }),
            ReducerMistake(
              "error-always-offline", spoiling: { next, _, _ in next.error = .offline }),
            ReducerMistake(
              "errors-swapped",
              spoiling: { next, _, _ in
                next.error = next.error == .offline ? .usernamePasswordMismatch : .offline
              }),
          ]),
        ReducerPart(
          ["login.error-keeps"], events: errors, view: only(\.data),
          mistakes: [
            ReducerMistake("error-clears-user", spoiling: { next, _, _ in next.data = nil })
          ]),
      ])
  }

  /// What can go wrong with either answer of the server.
  private static func answerDiagnoses(
    _ name: String, _ events: [State.Event], fields: [ReducerPart]
  ) -> [Diagnosis<Suite>] {
    let answer = ReducerPart(
      answerChecks.map(\.id).filter { $0.hasPrefix(name) }, events: events,
      mistakes: [
        ReducerMistake("answer-ignored") { old, _ in old },
        ReducerMistake("answer-starts-from-empty") { _, event in
          Model.reduce(State(), event)
        },
        ReducerMistake(
          "answer-needs-loading", spoiling: { next, old, _ in if !old.loading { next = old } }),
      ])
    let shared = [
      ReducerPart(
        ["\(name)-loading"], events: events, view: only(\.loading),
        mistakes: [
          ReducerMistake(
            "answer-keeps-loading", spoiling: { next, old, _ in next.loading = old.loading }),
          ReducerMistake(
            "answer-toggles-loading", spoiling: { next, old, _ in next.loading = !old.loading }),
          ReducerMistake("answer-starts-loading", spoiling: { next, _, _ in next.loading = true }),
        ]),
      ReducerPart(
        ["\(name)-keeps"], events: events, view: onlyTexts, mistakes: textMistakes("answer")),
    ]
    return [answer.diagnosis(within: [wholeReducer])]
      + (shared + fields).map { $0.diagnosis(within: [wholeReducer, answer]) }
  }

  /// The texts are touched by an event that doesn't own them.
  static func textMistakes(_ event: String) -> [ReducerMistake] {
    [
      ReducerMistake("\(event)-empties-password", spoiling: { next, _, _ in next.password = "" }),
      ReducerMistake(
        "\(event)-empties-texts",
        spoiling: { next, _, _ in (next.username, next.password) = ("", "") }),
    ]
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

  static func onlyTexts(_ state: State) -> State {
    State(username: state.username, password: state.password)
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
