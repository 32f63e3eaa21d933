import EffectsScript
import SuiteSupport

extension Suite {
  static var loginDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: loginChecks.map(\.id), scripts: Model.loginScripts, seeing: \.self,
        mistakes: taps + cancels + answers + others, otherwise: loginSymptoms)
    ]
  }

  private static var taps: [LoginMistake] {
    [
      onTap("never-asks") { $0.effects = [.cancel(id: "error")] },
      onTap("asks-twice") {
        $0.effects.append(.asking($0.state.username, $0.state.password, id: "again"))
      },
      onTap("asks-with-other-words") { $0.ask($0.state.password, $0.state.username) },
      onTap("asks-with-other-words") { $0.ask($0.state.username, "") },
      onTap("asks-with-other-words") { $0.ask($0.state.username, $0.state.username) },
      onTap("then-makes-another-action") { $0.ask { _ in .errorWasSeen } },
      onTap("then-makes-another-action") { step in
        let username = step.state.username
        step.ask { _ in .answered(.success(username)) }
      },
      onTap("then-makes-another-action") {
        $0.ask { if case .success = $0 { .answered($0) } else { .cancelTapped } }
      },
      onTap("tap-does-not-load") { $0.state.loading = $0.old.loading },
      onTap("keeps-old-data") { $0.state.data = $0.old.data },
      onTap("keeps-old-error") { $0.state.error = $0.old.error },
      onTap("keeps-old-clock") { $0.effects.removeFirst() },
      onTap("keeps-old-clock") { $0.effects[0] = .cancel(id: "login") },
      onTap("keeps-old-clock") { if $0.old.error == nil { $0.effects.removeFirst() } },
    ]
      + guards("guards-logged-in", [{ $0.data != nil }])
      + guards(
        "guards-empty-fields",
        [
          { $0.username.isEmpty || $0.password.isEmpty }, { $0.username.isEmpty },
          { $0.password.isEmpty }, { $0.username.isEmpty && $0.password.isEmpty },
        ])
  }

  /// In these states a tap is ignored, perhaps also while the login is loading.
  private static func guards(
    _ name: String, _ states: [(LoginState) -> Bool]
  ) -> [LoginMistake] {
    states.flatMap { isMeant in
      [
        onTap(name) { if isMeant($0.old) { $0.ignore() } },
        onTap(name) { if isMeant($0.old) || $0.old.loading { $0.ignore() } },
      ]
    }
  }

  private static var cancels: [LoginMistake] {
    [
      onCancel("cancel-keeps-answer") { $0.effects = [] },
      // Neither does a tap cancel anything.
      login("cancel-keeps-answer") {
        $0.effects.removeAll { if case .cancel = $0 { true } else { false } }
      },
      onCancel("cancel-does-nothing") { $0.ignore() },
      onCancel("cancel-stays-loading") { $0.state.loading = $0.old.loading },
      onCancel("cancel-stops-clock") { $0.effects = [.cancel(id: "error")] },
      onCancel("cancel-stops-clock") { $0.effects.append(.cancel(id: "error")) },
      onCancel("cancel-empties-state") { ($0.state.data, $0.state.error) = (nil, nil) },
      onCancel("cancel-empties-state") { $0.state = LoginState() },
      onCancel("cancel-empties-state") { $0.state.data = nil },
      onCancel("cancel-empties-state") { $0.state.error = nil },
      onCancel("cancel-empties-state") {
        $0.state.error = nil
        $0.effects.append(.cancel(id: "error"))
      },
      onCancel("cancel-empties-state") {
        ($0.state.data, $0.state.error) = (nil, nil)
        $0.effects.append(.cancel(id: "error"))
      },
    ]
  }

  private static var answers: [LoginMistake] {
    [
      onAnswer("stays-loading") { $0.state.loading = $0.old.loading },
      onSuccess("stays-loading") { $0.state.loading = $0.old.loading },
      onFailure("stays-loading") { $0.state.loading = $0.old.loading },
      onSuccess("answer-is-not-kept") { $0.state.data = $0.old.data },
      onSuccess("empty-user-is-nobody") { if $0.state.data == "" { $0.state.data = nil } },
      onSuccess("empty-user-is-nobody") {
        if $0.state.data == "" { $0.state.data = $0.old.data }
      },
      onSuccess("empty-user-is-nobody") { if $0.state.data == "" { $0.ignore() } },
      onFailure("answer-is-not-kept") { $0.state.error = $0.old.error },
      onFailure("answer-is-not-kept") { $0.state.error = .offline },
      onFailure("answer-is-not-kept") { $0.state.error = .usernamePasswordMismatch },
      onFailure("never-waits") { $0.effects = [] },
      onFailure("clock-for-one-error") { if $0.state.error != .offline { $0.effects = [] } },
      onFailure("clock-for-one-error") { if $0.state.error == .offline { $0.effects = [] } },
      onFailure("waits-in-milliseconds") { $0.effects = [.waiting(3_000)] },
      onAnswer("waits-on-success") { $0.effects = [.waiting(3)] },
      onAnswer("answers-only-while-loading") { if !$0.old.loading { $0.ignore() } },
      onSuccess("success-clears-error") { $0.state.error = nil },
      onSuccess("success-clears-error") {
        $0.state.error = nil
        $0.effects = [.cancel(id: "error")]
      },
      onFailure("failure-clears-data") { $0.state.data = nil },
      onSuccess("first-answer-stays") { if $0.old.data != nil { $0.ignore() } },
      onSuccess("first-answer-stays") { $0.state.data = $0.old.data ?? $0.state.data },
      onFailure("first-answer-stays") { if $0.old.error != nil { $0.ignore() } },
      onFailure("first-answer-stays") { $0.state.error = $0.old.error ?? $0.state.error },
      onAnswer("first-answer-stays") {
        if $0.old.data != nil || $0.old.error != nil { $0.ignore() }
      },
      onFailure("same-error-starts-no-clock") {
        if $0.old.error == $0.state.error { $0.effects = [] }
      },
      onFailure("same-error-starts-no-clock") { if $0.old.error != nil { $0.effects = [] } },
    ]
      + [1, 2, 4, 5, 30].map { seconds in
        onFailure("waits-another-time") { $0.effects = [.waiting(seconds)] }
      }
  }

  private static var others: [LoginMistake] {
    [
      login("nothing-happens") { $0.ignore() },
      login("ids-change") {
        let (username, password) = ($0.state.username, $0.state.password)
        switch $0.action {
        case .loginTapped: $0.effects[1] = .asking(username, password, id: username)
        case .cancelTapped: $0.effects = [.cancel(id: username)]
        default: break
        }
      },
      onTyping("asks-while-typing") {
        $0.effects = [.asking($0.state.username, $0.state.password)]
      },
      onTyping("typing-goes-elsewhere") { $0.ignore() },
      onTyping("typing-goes-elsewhere") { $0.type(username: \.password) },
      onTyping("typing-goes-elsewhere") { $0.type(password: \.username) },
      onTyping("typing-goes-elsewhere") { $0.type(username: \.password, password: \.username) },
      onTyping("typing-clears-error") { $0.state.error = nil },
      onTyping("typing-clears-error") {
        $0.state.error = nil
        $0.effects = [.cancel(id: "error")]
      },
      onTyping("typing-clears-error") {
        if case .usernameChanged = $0.action { $0.state.error = nil }
      },
      onTyping("typing-clears-error") {
        if case .passwordChanged = $0.action { $0.state.error = nil }
      },
      onTyping("typing-clears-error") { ($0.state.data, $0.state.error) = (nil, nil) },
      onTyping("typing-stops-clock") { $0.effects = [.cancel(id: "error")] },
      onSeen("error-stays") { $0.ignore() },
      onSeen("seen-changes-more") { $0.state.loading = false },
      onSeen("seen-changes-more") { $0.state.data = nil },
      onSeen("seen-changes-more") { ($0.state.data, $0.state.loading) = (nil, false) },
      onSeen("seen-changes-more") { $0.state = LoginState() },
      onSeen("seen-changes-more") {
        $0.state.loading = false
        $0.effects = [.cancel(id: "login")]
      },
    ]
  }
}

/// What a right login makes of an action, before a mistake is made.
private struct LoginStep {
  let action: LoginAction
  let old: LoginState
  var state: LoginState
  var effects: [Effect<LoginAction>]

  /// Makes nothing of the action.
  mutating func ignore() { (state, effects) = (old, []) }

  /// Puts what is typed into these fields.
  mutating func type(
    username: WritableKeyPath<LoginState, String> = \.username,
    password: WritableKeyPath<LoginState, String> = \.password
  ) {
    state = old
    switch action {
    case .usernameChanged(let text): state[keyPath: username] = text
    case .passwordChanged(let text): state[keyPath: password] = text
    default: break
    }
  }

  /// Asks the server otherwise.
  mutating func ask(_ username: String, _ password: String) {
    effects = [.cancel(id: "error"), .asking(username, password)]
  }

  /// Makes another action of the answer.
  mutating func ask(then: @escaping (LoginResult) -> LoginAction) {
    effects = [
      .cancel(id: "error"),
      .logIn(id: "login", username: state.username, password: state.password, then: then),
    ]
  }
}

private typealias LoginMistake = Mistake<[Call], [Answer]>
private typealias Change = (inout LoginStep) -> Void

private func login(_ name: String, _ change: @escaping Change) -> LoginMistake {
  let side = Model(login: { state, action in
    let old = state
    let effects = LoginVariant.reduceRightly(&state, action)
    var step = LoginStep(action: action, old: old, state: state, effects: effects)
    change(&step)
    state = step.state
    return step.effects
  })
  return Mistake(name) { $0.play(on: side) }
}

/// Makes mistakes with actions of one kind only.
private func login(on isMeant: @escaping (LoginAction) -> Bool) -> Maker {
  { name, change in login(name) { if isMeant($0.action) { change(&$0) } } }
}

private typealias Maker = (_ name: String, _ change: @escaping Change) -> LoginMistake

private var onTyping: Maker {
  login {
    switch $0 {
    case .usernameChanged, .passwordChanged: true
    default: false
    }
  }
}
private var onTap: Maker { login { $0 == .loginTapped } }
private var onCancel: Maker { login { $0 == .cancelTapped } }
private var onAnswer: Maker { login { if case .answered = $0 { true } else { false } } }
private var onSuccess: Maker { login { if case .answered(.success) = $0 { true } else { false } } }
private var onFailure: Maker { login { if case .answered(.failure) = $0 { true } else { false } } }
private var onSeen: Maker { login { $0 == .errorWasSeen } }
