import Traces

/// Something that is asked of the exercise; a script is a list of calls.
public enum Call: Equatable, Packed, Sendable {
  case reduce(State, State.Event)
  /// Asks one value as the first state, and again when its fields have changed to the second's.
  case canTriggerLogin(State, then: State? = nil)
  case story
  /// Asks the tester for its lines about a reducer.
  case failures(of: TestedReducer)
  /// Asks the tester, too, but only whether it has any line: what it says is up to the learner.
  case hasFailures(of: TestedReducer)
  /// Lets events happen one after the other, and tells what the screen was like at last.
  case run([State.Event], from: State, keeping: Int)
}

/// The login screen at one moment of a run.
public struct Screen: Equatable, Packed, Sendable {
  public var state: State
  /// Whether the exercise says so of the state.
  public var canTriggerLogin: Bool

  public init(state: State, canTriggerLogin: Bool) {
    (self.state, self.canTriggerLogin) = (state, canTriggerLogin)
  }
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Packed, PayloadReadable, Sendable {
  case state(State)
  case canTriggerLogin([Bool])
  case story([State.Event])
  case failures([String])
  case hasFailures(Bool)
  case screens([Screen])
}

/// Whatever has what the lesson asks for: the exercise, the model.
public protocol LoginStateSide {
  static func reduce(_ state: State, _ event: State.Event) -> State
  /// Asks one value, and if there is a second state again when its fields have changed to that.
  static func canTriggerLogin(_ first: State, then second: State?) -> [Bool]
  /// The events that lead through the states in the lesson's table.
  static func story() -> [State.Event]
  /// What the tester says about a reducer: a line for each fault that it finds.
  static func failures(of reduce: @escaping (State, State.Event) -> State) -> [String]
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any LoginStateSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .reduce(let state, let event): .state(side.reduce(state, event))
      case .canTriggerLogin(let first, let second):
        .canTriggerLogin(side.canTriggerLogin(first, then: second))
      case .story: .story(side.story())
      case .failures(let reducer): .failures(side.failures(of: reducer.reduce))
      case .hasFailures(let reducer):
        .hasFailures(!side.failures(of: reducer.reduce).isEmpty)
      case .run(let events, let state, let count):
        .screens(side.run(events, from: state, keeping: count))
      }
    }
  }
}

extension LoginStateSide {
  /// The screen at the last moments of a run.
  fileprivate static func run(
    _ events: [State.Event], from start: State, keeping count: Int
  ) -> [Screen] {
    var state = start
    var states = count > events.count ? [start] : []
    for (place, event) in events.enumerated() {
      state = reduce(state, event)
      if events.count - place <= count { states.append(state) }
    }
    return states.map { state in
      Screen(state: state, canTriggerLogin: canTriggerLogin(state, then: nil)[0])
    }
  }
}
