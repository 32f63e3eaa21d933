import Traces

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
  public var value: Value
  /// What is awaited afterwards.
  public var awaited: [Awaited<Action>]
}

/// A moment of one login.
public typealias LoginMoment = RunMoment<LoginState, LoginAction>
/// A moment of two logins side by side.
public typealias TwoLoginsMoment = RunMoment<TwoLogins, TwoLoginsAction>

/// Lets these happen one after the other, and tells what came of each.
func run<Value, Action>(
  _ events: [RunEvent<Action>], from initial: Value, _ reducer: @escaping Reducer<Value, Action>
) -> [RunMoment<Value, Action>] {
  let app = TestApp(reducer, initial)
  return events.map { event in
    switch event {
    case .send(let action): app.send(action)
    case .answer(let result, let place): app.answer(result, to: place)
    case .pass(let seconds): app.pass(seconds)
    }
    return RunMoment(actions: app.actions, value: app.state, awaited: app.underWay)
  }
}

extension RunEvent: Packed where Action: Packed {}
extension RunMoment: Packed where Value: Packed, Action: Packed {}
extension Awaited: Packed where Action: Packed {}
