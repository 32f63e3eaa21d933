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
  var remark: Comment {
    switch self {
    case .plain: Comment("right")
    case .otherIDs: Comment("other-ids")
    case .otherOrder: Comment("other-order")
    case .superfluousCancels: Comment("superfluous-cancels")
    case .ignoresTapsWhileLoading: Comment("ignores-taps-while-loading")
    case .neverAsks: Comment("never-asks")
    case .asksTwice: Comment("asks-twice")
    case .swapsWords: Comment("swaps-words")
    case .asksWithoutPassword: Comment("asks-without-password")
    case .asksWithUsernameTwice: Comment("asks-with-username-twice")
    case .tapDoesNotLoad: Comment("tap-does-not-load")
    case .keepsOldData: Comment("keeps-old-data")
    case .keepsOldError: Comment("keeps-old-error")
    case .keepsOldClock: Comment("keeps-old-clock")
    case .oldClockRings: Comment("old-clock-rings")
    case .cancelDoesNothing: Comment("cancel-does-nothing")
    case .cancelKeepsAnswer: Comment("cancel-keeps-answer")
    case .cancelStaysLoading: Comment("cancel-stays-loading")
    case .cancelStopsClock: Comment("cancel-stops-clock")
    case .cancelStopsBoth: Comment("cancel-stops-both")
    case .cancelEmptiesState: Comment("cancel-empties-state")
    case .answersItself: Comment("answers-itself")
    case .staysLoading: Comment("stays-loading")
    case .keepsNoData: Comment("keeps-no-data")
    case .showsNoError: Comment("shows-no-error")
    case .neverWaits: Comment("never-waits")
    case .waitsTooShort: Comment("waits-too-short")
    case .waitsTooLong: Comment("waits-too-long")
    case .waitsOnSuccess: Comment("waits-on-success")
    case .errorStays: Comment("error-stays")
    case .ignoresTyping: Comment("ignores-typing")
    case .asksWhileTyping: Comment("asks-while-typing")
    case .doesNothing: Comment("does-nothing")
    }
  }
}
