/// Something that happens while a reducer is tried with a server and a clock that answer as told.
public enum RunEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  case send(Action)
  /// The server answers one of those that are awaited, by the order of their words.
  case answer(LoginResult, to: Int = 0)
  /// So many seconds pass.
  case pass(Int)
}

/// What came of it.
public struct RunMoment<Value: Equatable & Sendable, Action: Equatable & Sendable>:
  Equatable, Sendable
{
  /// The actions that came of what was awaited, in order.
  public var actions: [Action]
  /// The value afterwards.
  public var value: Value
  /// What is awaited afterwards.
  public var awaited: [Awaited<Action>]

  /// A moment at which these have happened, and this is so.
  public init(actions: [Action], value: Value, awaited: [Awaited<Action>]) {
    (self.actions, self.value, self.awaited) = (actions, value, awaited)
  }
}

/// A moment of one login.
public typealias LoginMoment = RunMoment<LoginState, LoginAction>
/// A moment of two logins side by side.
public typealias TwoLoginsMoment = RunMoment<TwoLogins, TwoLoginsAction>

/// Lets these happen one after the other, and tells what came of each.
func run<Value, Action>(
  _ events: [RunEvent<Action>], from initial: Value, _ reducer: Reducer<Value, Action>
) -> [RunMoment<Value, Action>] {
  var (value, runtime) = (initial, Runtime<Action>())
  return events.map { event in
    var actions: [Action] = []
    switch event {
    case .send(let action): runtime.begin(reducer(&value, action))
    case .answer(let result, let place):
      if let action = runtime.answer(place, result) {
        actions.append(action)
        runtime.begin(reducer(&value, action))
      }
    case .pass(var seconds):
      // Whoever waits for no time at all, again and again, comes to no end.
      while actions.count < 50, let action = runtime.ring(within: &seconds) {
        actions.append(action)
        runtime.begin(reducer(&value, action))
      }
    }
    return RunMoment(actions: actions, value: value, awaited: runtime.awaited)
  }
}
