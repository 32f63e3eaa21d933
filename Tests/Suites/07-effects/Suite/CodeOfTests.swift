import EffectsScript
import SuiteSupport

// The logins that a test is handed, each made of the exercise's own.

extension Suite {
  static func code(_ variant: LoginVariant) -> [String] {
    switch variant {
    case .own: ["loginWorks(loginReducer)"]
    case .cancelsFirst:
      login(
        Comment("cancels-first"),
        [
          "let effects = loginReducer(&state, action)",
          "let isCancel = { (effect: Effect<LoginAction>) in",
          "  if case .cancel = effect { true } else { false }", "}",
          "return effects.filter(isCancel) + effects.filter { !isCancel($0) }",
        ])
    case .otherIDs:
      changing(
        Comment("other-ids"),
        [
          "switch effect {",
          "case .logIn(let id, let username, let password, let then):",
          #"  .logIn(id: "other \(id)", username: username, password: password, then: then)"#,
          "case .wait(let id, let seconds, let then):",
          #"  .wait(id: "other \(id)", seconds: seconds, then: then)"#,
          #"case .cancel(let id): .cancel(id: "other \(id)")"#,
          "}",
        ])
    case .otherOrder:
      ["loginWorks { loginReducer(&$0, $1).reversed() }" + Comment("other-order").trailing]
    case .superfluousCancels:
      login(
        Comment("superfluous-cancels"),
        [
          "let effects = loginReducer(&state, action)",
          #"return effects.isEmpty ? [] : [.cancel(id: "nothing")] + effects"#,
        ])
    case .ignoresTapsWhileLoading:
      login(
        Comment("ignores-taps-while-loading"),
        ["state.loading && action == .loginTapped ? [] : loginReducer(&state, action)"])
    case .neverAsks: without(".logIn", Comment("never-asks"))
    case .swapsWords: asking("password", "username", Comment("swaps-words"))
    case .asksWithoutPassword: asking("username", #""""#, Comment("asks-without-password"))
    case .asksWithoutUsername: asking(#""""#, "password", Comment("asks-without-username"))
    case .asksWithUsernameTwice:
      asking("username", "username", Comment("asks-with-username-twice"))
    case .asksWithPasswordTwice:
      asking("password", "password", Comment("asks-with-password-twice"))
    case .oldClockRings:
      ["var count = 0"]
        + login(
          Comment("old-clock-rings"),
          ["count += 1", "return loginReducer(&state, action).map { effect in"]
            + [
              "guard case .wait(_, let seconds, let then) = effect else { return effect }",
              #"return .wait(id: "clock \(count)", seconds: seconds, then: then)"#,
            ].map { "  \($0)" } + ["}"])
    case .oldClockOfOtherErrorRings:
      login(
        Comment("old-clock-of-other-error-rings"),
        ["loginReducer(&state, action).map { effect in"]
          + [
            "guard case .wait(_, let seconds, let then) = effect else { return effect }",
            "let isOffline = state.error == .offline",
            #"return .wait(id: "clock \(isOffline)", seconds: seconds, then: then)"#,
          ].map { "  \($0)" } + ["}"])
    case .cancelDoesNothing: ignoring(".cancelTapped", Comment("cancel-does-nothing"))
    case .cancelKeepsAnswer:
      login(
        Comment("cancel-keeps-answer"),
        [
          "let effects = loginReducer(&state, action)",
          "return action == .cancelTapped ? [] : effects",
        ])
    case .cancelStopsClock:
      login(
        Comment("cancel-stops-clock"),
        [
          "let effects = loginReducer(&state, action)",
          "guard action == .cancelTapped else { return effects }", "var tapped = state",
          "return loginReducer(&tapped, .loginTapped)"
            + ".filter { if case .cancel = $0 { true } else { false } }",
        ])
    case .neverWaits: without(".wait", Comment("never-waits"))
    case .errorStays: ignoring(".errorWasSeen", Comment("error-stays"))
    }
  }

  private static func login(_ words: Comment, _ lines: [String]) -> [String] {
    ["loginWorks { state, action in" + words.trailing] + lines.map { "  \($0)" } + ["}"]
  }

  /// Each effect is made another one.
  private static func changing(_ words: Comment, _ lines: [String]) -> [String] {
    login(
      words, ["loginReducer(&state, action).map { effect in"] + lines.map { "  \($0)" } + ["}"])
  }

  static func asking(
    _ username: String, _ password: String, _ words: Comment
  ) -> [String] {
    changing(
      words,
      [
        "guard case .logIn(let id, let username, let password, let then) = effect else {",
        "  return effect", "}",
        "return .logIn(id: id, username: \(username), password: \(password), then: then)",
      ])
  }

  private static func without(_ effect: String, _ words: Comment) -> [String] {
    let filter = "filter { if case \(effect) = $0 { false } else { true } }"
    return login(words, ["loginReducer(&state, action).\(filter)"])
  }

  private static func ignoring(_ action: String, _ words: Comment) -> [String] {
    login(words, ["action == \(action) ? [] : loginReducer(&state, action)"])
  }
}
