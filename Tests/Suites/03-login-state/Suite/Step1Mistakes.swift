import SuiteSupport

extension Suite {
  static var reduceDiagnoses: [Diagnosis] {
    [wholeReducer.diagnosis()] + [username, password].map { $0.diagnosis(within: [wholeReducer]) }
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
      ]
  }

  static var wholeReducer: ReducerPart {
    ReducerPart(
      (typingChecks + triggerChecks + answerChecks).map(\.id),
      events: username.events + password.events + [.onTriggerLogin] + successes + errors,
      mistakes: [
        BrokenReducer("reduce-does-nothing") { old, _ in old },
        BrokenReducer("reduce-starts-from-empty") { _, event in
          Model.reduce(Model.State(), event)
        },
        BrokenReducer("reduce-swaps-texts") { old, event in
          switch event {
          case .onUpdateUsername(let text): Model.reduce(old, .onUpdatePassword(text))
          case .onUpdatePassword(let text): Model.reduce(old, .onUpdateUsername(text))
          default: Model.reduce(old, event)
          }
        },
      ])
  }

  // MARK: Typing

  private static let texts = ["k", "", "Zoë 李"]

  private static var username: ReducerPart {
    ReducerPart(
      ["login.username"], events: texts.map { .onUpdateUsername($0) },
      mistakes: typingMistakes(\.username, other: \.password))
  }

  private static var password: ReducerPart {
    ReducerPart(
      ["login.password"], events: texts.map { .onUpdatePassword($0) },
      mistakes: typingMistakes(\.password, other: \.username))
  }

  private static func typingMistakes(
    _ field: WritableKeyPath<Model.State, String>, other: WritableKeyPath<Model.State, String>
  ) -> [BrokenReducer] {
    [
      BrokenReducer("typing-ignored") { old, _ in old },
      BrokenReducer("typing-starts-from-empty") { _, event in Model.reduce(Model.State(), event) },
      BrokenReducer(
        "typing-other-field",
        spoiling: { next, old, _ in
          next[keyPath: other] = next[keyPath: field]
          next[keyPath: field] = old[keyPath: field]
        }),
      BrokenReducer("typing-clears-error", spoiling: { next, _, _ in next.error = nil }),
      BrokenReducer(
        "typing-clears-outcome", spoiling: { next, _, _ in (next.data, next.error) = (nil, nil) }),
      BrokenReducer("typing-clears-user", spoiling: { next, _, _ in next.data = nil }),
      BrokenReducer("typing-ends-loading", spoiling: { next, _, _ in next.loading = false }),
      BrokenReducer("typing-empties-other", spoiling: { next, _, _ in next[keyPath: other] = "" }),
      BrokenReducer(
        "typing-appends",
        spoiling: { next, old, _ in
          next[keyPath: field] = old[keyPath: field] + next[keyPath: field]
        }),
      BrokenReducer(
        "typing-ignores-empty",
        spoiling: { next, old, _ in if next[keyPath: field].isEmpty { next = old } }),
    ]
  }

  // MARK: The trigger

  private static var triggerDiagnoses: [Diagnosis] {
    let trigger = ReducerPart(
      triggerChecks.map(\.id), events: [.onTriggerLogin],
      mistakes: [
        BrokenReducer("trigger-ignored") { old, _ in old },
        BrokenReducer(
          "trigger-only-when-filled",
          spoiling: { next, old, _ in if !isFilled(old) { next = old } }),
        BrokenReducer(
          "trigger-only-when-allowed",
          spoiling: { next, old, _ in if !Model.canTriggerLogin(old) { next = old } }),
        BrokenReducer(
          "trigger-once-at-a-time", spoiling: { next, old, _ in if old.loading { next = old } }),
      ])
    let fields = [
      ReducerPart(
        ["login.trigger-loading"], events: trigger.events, view: only(\.loading),
        mistakes: [
          BrokenReducer(
            "trigger-forgets-loading", spoiling: { next, old, _ in next.loading = old.loading }),
          BrokenReducer(
            "trigger-toggles-loading", spoiling: { next, old, _ in next.loading = !old.loading }),
          BrokenReducer(
            "trigger-only-when-filled",
            spoiling: { next, old, _ in next.loading = old.loading || isFilled(old) }),
          BrokenReducer(
            "trigger-only-when-allowed",
            spoiling: { next, old, _ in next.loading = Model.canTriggerLogin(old) }),
        ]),
      ReducerPart(
        ["login.trigger-clears-error"], events: trigger.events, view: only(\.error),
        mistakes: [
          BrokenReducer(
            "trigger-keeps-error", spoiling: { next, old, _ in next.error = old.error })
        ]),
      ReducerPart(
        ["login.trigger-clears-data"], events: trigger.events, view: only(\.data),
        mistakes: [
          BrokenReducer("trigger-keeps-user", spoiling: { next, old, _ in next.data = old.data })
        ]),
      ReducerPart(
        ["login.trigger-keeps"], events: trigger.events, view: onlyTexts,
        mistakes: textMistakes("trigger")),
    ]
    return [trigger.diagnosis(within: [wholeReducer])]
      + fields.map { $0.diagnosis(within: [wholeReducer, trigger]) }
  }
}
