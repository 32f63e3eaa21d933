import LoginStateScript
import SuiteSupport

/// Moments and screens with texts that no example has.
enum Forgotten {
  private static let filled = ForgottenValues.texts.filter { !$0.isEmpty }

  /// The text is typed into an empty screen, beside itself, over itself, and where something else
  /// stands.
  static let typedUsernames = ForgottenValues.texts.flatMap { text in
    screens(with: text).map { Moment(state: $0, event: .onUpdateUsername(text)) }
  }

  static let typedPasswords = ForgottenValues.texts.flatMap { text in
    screens(with: text).map { Moment(state: $0, event: .onUpdatePassword(text)) }
  }

  static let triggers = happening(.onTriggerLogin)

  /// A user who is called like something on the screen, also one who is logged in already.
  static let successes = ForgottenValues.texts.flatMap { text in
    screens(with: text).map { Moment(state: $0, event: .onLoginSuccess(text)) }
  }

  static let failures = Model.errors.flatMap { happening(.onLoginError($0)) }

  /// Each kind of event with each kind of state, and all texts: nothing may be printed in any branch.
  static let unheard =
    [
      .onUpdateUsername("k"), .onUpdatePassword("k"), .onTriggerLogin, .onLoginSuccess("u5"),
      .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ].flatMap { (event: State.Event) in
      ReducerPart.states.map { Moment(state: $0, event: event) }
    } + typedUsernames + typedPasswords + triggers + successes + failures

  static let filledScreens = filled.flatMap { text in
    [
      State(username: text, password: "1815"), State(username: "ada", password: text),
      State(username: text, password: text),
    ]
  }

  static let usernamesAlone = ForgottenValues.texts.map { State(username: $0) }
  static let passwordsAlone = ForgottenValues.texts.map { State(password: $0) }

  static let waitingScreens = filled.map { State(username: $0, password: $0, loading: true) }

  static let answeredScreens = filled.flatMap { text in
    [
      State(username: text, password: "1815", data: text),
      State(username: text, password: text, data: text, error: .offline),
    ]
  }

  private static func happening(_ event: State.Event) -> [Moment] {
    ForgottenValues.texts.flatMap { text in
      // The empty screen is the same with each.
      screens(with: text).dropFirst().map { Moment(state: $0, event: event) }
    }
  }

  private static func screens(with text: String) -> [State] {
    [
      State(), State(username: text, password: text),
      State(username: text, password: "1815", error: .usernamePasswordMismatch),
      State(username: "grace", password: "1906", loading: true, data: text, error: .offline),
    ]
  }
}
