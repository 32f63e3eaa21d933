import EffectsScript
import SuiteSupport

extension Suite {
  static func code(_ commands: [ClockCommand]) -> [String] {
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    return ["let clock = TestClock()"] + (hasOther ? ["let other = TestClock()"] : [])
      + commands.map { code($0, "clock") }
  }

  private static func code(_ command: ClockCommand, _ clock: String) -> String {
    switch command {
    case .wait(let sleeper): code(sleeper, clock)
    case .advance(let seconds): "\(clock).advance(by: \(seconds))"
    case .other(let command): code(command, "other")
    }
  }

  private static func code(_ sleeper: Sleeper, _ clock: String) -> String {
    let printing = "print(\(SuiteSupport.code(sleeper.name)))"
    let body = ([printing] + sleeper.then.map { code($0, clock) }).joined(separator: "; ")
    return "\(clock).wait(\(sleeper.seconds)) { \(body) }"
  }
}

extension LoginVariant {
  /// What is peculiar about it.
  var remark: String {
    switch self {
    case .plain: "a right login"
    case .otherIDs: "a right login, with other ids"
    case .otherOrder: "a right login, with its effects in another order"
    case .superfluousCancels: "a right login, which also cancels what isn't under way"
    case .ignoresTapsWhileLoading: "a right login, which ignores a tap while it is loading"
    case .neverAsks: "a tap asks for nothing"
    case .asksTwice: "a tap asks twice, under two ids"
    case .swapsWords: "asks with the password as the username, and the other way round"
    case .asksWithoutPassword: #"asks with "" as the password"#
    case .asksWithUsernameTwice: "asks with the username as the password"
    case .tapDoesNotLoad: "a tap doesn't set `loading`"
    case .keepsOldData: "a tap leaves `data` as it is"
    case .keepsOldError: "a tap leaves `error` as it is"
    case .keepsOldClock: "a tap doesn't cancel the old error's clock"
    case .oldClockRings: "a tap doesn't cancel the old error's clock, and its id is another one"
    case .cancelDoesNothing: "cancel does nothing at all"
    case .cancelKeepsAnswer: "cancel asks for nothing: the answer still comes"
    case .cancelStaysLoading: "cancel leaves `loading` as it is"
    case .cancelStopsClock: "cancel cancels the error's clock, not the server's answer"
    case .cancelStopsBoth: "cancel also cancels the error's clock"
    case .cancelEmptiesState: "cancel takes `data` and `error` away"
    case .answersItself: "`then` doesn't make `.answered`"
    case .staysLoading: "an answer leaves `loading` as it is"
    case .keepsNoData: "a success doesn't set `data`"
    case .showsNoError: "a failure doesn't set `error`"
    case .neverWaits: "a failure asks for nothing: its error is never taken away"
    case .waitsTooShort: "the error is taken away after 2 seconds"
    case .waitsTooLong: "the error is taken away after 4 seconds"
    case .waitsOnSuccess: "a success asks for 3 seconds, too"
    case .errorStays: "`.errorWasSeen` leaves `error` as it is"
    case .ignoresTyping: "typing changes nothing"
    case .asksWhileTyping: "typing asks the server"
    case .doesNothing: "no action does anything"
    }
  }
}
