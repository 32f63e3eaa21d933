import Traces

/// Something to be done outside, as the lesson has it.
public enum Effect<Action> {
  case logIn(id: String, username: String, password: String, then: (LoginResult) -> Action)
  case wait(id: String, seconds: Int, then: Action)
  case cancel(id: String)
}

/// Changes a value as an action asks for, and says what is to be done outside.
public typealias Reducer<Value, Action> = (inout Value, Action) -> [Effect<Action>]

/// Everything outside that an app can ask, as the lesson has it.
public struct Environment {
  /// Asks the server; the last parameter takes the answer.
  public var logIn: (String, String, @escaping (LoginResult) -> Void) -> Void
  /// Lets some seconds pass; the last parameter is called afterwards.
  public var wait: (Int, @escaping () -> Void) -> Void

  public init(
    logIn: @escaping (String, String, @escaping (LoginResult) -> Void) -> Void,
    wait: @escaping (Int, @escaping () -> Void) -> Void
  ) {
    (self.logIn, self.wait) = (logIn, wait)
  }
}

/// What a server answers, as the lesson has it.
public enum LoginResult: Equatable, Packed, Sendable {
  case success(String)
  case failure(LoginError)
}
