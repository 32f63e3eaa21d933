/// Something that is asked of the exercise; a script is a list of calls.
public enum Call: Equatable, Sendable {
  case reduce(State, State.Event)
  /// Asks one value as the first state, and again when its fields have changed to the second's.
  case canTriggerLogin(State, then: State? = nil)
  case story
  /// Asks the tester for its lines about a reducer.
  case failures(of: NamedReducer)
  /// Asks the tester, too, but only whether it has any line: what it says is up to the learner.
  case hasFailures(of: NamedReducer)
  /// Lets events happen one after the other, and tells what the screen was like at last.
  case run([State.Event], from: State, keeping: Int)
}

/// The login screen at one moment of a run.
public struct Screen: Equatable, Sendable {
  /// What the screen knows.
  public var state: State
  /// Whether the exercise says so of the state.
  public var canTriggerLogin: Bool

  /// A state, and what the exercise says about it.
  public init(state: State, canTriggerLogin: Bool) {
    (self.state, self.canTriggerLogin) = (state, canTriggerLogin)
  }
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Sendable {
  case state(State)
  case canTriggerLogin([Bool])
  case story([State.Event])
  case failures([String])
  case hasFailures(Bool)
  case screens([Screen])
}
