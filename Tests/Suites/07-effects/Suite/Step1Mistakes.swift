import EffectsScript
import SuiteSupport

extension Suite {
  static var loginDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "login.typing", "login.tap", "login.asks", "login.answered", "login.error-goes",
          "login.cancel", "login.cancel-only-server", "login.old-clock", "login.any-run",
        ],
        scripts: Model.loginRuns.map { [.login($0, from: LoginState(username: "eve"))] },
        seeing: \.self,
        mistakes: [
          login("nothing-happens", .doesNothing),
          login("never-asks", .neverAsks),
          login("asks-twice", .asksTwice),
          login("asks-with-other-words", .swapsWords),
          login("asks-with-other-words", .asksWithoutPassword),
          login("asks-with-other-words", .asksWithUsernameTwice),
          login("asks-while-typing", .asksWhileTyping),
          login("then-makes-another-action", .answersItself),
          login("keeps-old-data", .keepsOldData),
          login("keeps-old-error", .keepsOldError),
          login("keeps-old-clock", .keepsOldClock),
          login("cancel-keeps-answer", .cancelKeepsAnswer),
          login("cancel-does-nothing", .cancelDoesNothing),
          login("cancel-stops-clock", .cancelStopsClock),
          login("cancel-stops-clock", .cancelStopsBoth),
          login("cancel-empties-state", .cancelEmptiesState),
          login("stays-loading", .staysLoading),
          login("never-waits", .neverWaits),
          login("waits-another-time", .waitsTooShort),
          login("waits-another-time", .waitsTooLong),
          login("waits-on-success", .waitsOnSuccess),
          login("error-stays", .errorStays),
        ]),
      Diagnosis(
        printing: "login-prints", check: "login.silent",
        scripts: Model.loginRuns.map { [.login($0, from: LoginState(username: "eve"))] }),
    ]
  }

  private static func login(
    _ name: String, _ variant: LoginVariant
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(login: variant)) }
  }
}
