// Everything that the suite touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import SuiteSupport

// needs: LoginError
@testable import enum LoginState.LoginError
// needs: State
@testable import struct LoginState.State
// needs: failures(of:)
@testable import func LoginState.failures
// needs: story()
@testable import func LoginState.story

enum Exercise {
  // needs: State.reduce(_:event:)
  static func reduce(_ state: Model.State, _ event: Model.Event) -> Model.State {
    calling("State.reduce(\(state.code), event: \(code(event)))")
    return seen(LoginState.State.reduce(made(state), event: made(event)))
  }

  // needs: canTriggerLogin
  private static func canTriggerLogin(of state: inout LoginState.State) -> Bool {
    state.canTriggerLogin
  }

  // needs: State
  static func canTriggerLogin(_ state: Model.State) -> Bool {
    calling("\(state.code).canTriggerLogin")
    var state = made(state)
    return canTriggerLogin(of: &state)
  }

  /// Asks one value twice: as `first`, and again when all its fields have been changed to `second`.
  static func canTriggerLogin(_ first: Model.State, then second: Model.State) -> [Bool] {
    calling("\(first.code).canTriggerLogin  // and again as \(second.code)")
    var state = made(first)
    let before = canTriggerLogin(of: &state)
    state.username = second.username
    state.password = second.password
    state.loading = second.loading
    state.data = second.data
    state.error = second.error.map { made($0) }
    return [before, canTriggerLogin(of: &state)]
  }

  // needs: story()
  static func story() -> [Model.Event] {
    calling("story()")
    return LoginState.story().map { seen($0) }
  }

  // needs: failures(of:)
  static func failures(
    of reduce: @escaping (Model.State, Model.Event) -> Model.State
  ) -> [String] {
    calling("failures(of: reduce)")
    return LoginState.failures(of: { made(reduce(seen($0), seen($1))) })
  }

  // MARK: From the suite's types to the learner's

  // needs: State
  private static func made(_ state: Model.State) -> LoginState.State {
    LoginState.State(
      username: state.username, password: state.password, loading: state.loading,
      data: state.data, error: state.error.map { made($0) })
  }

  // needs: State.Event
  private static func made(_ event: Model.Event) -> LoginState.State.Event {
    switch event {
    case .onUpdateUsername(let username): return .onUpdateUsername(username)
    case .onUpdatePassword(let password): return .onUpdatePassword(password)
    case .onTriggerLogin: return .onTriggerLogin
    case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
    case .onLoginError(let error): return .onLoginError(made(error))
    }
  }

  // needs: LoginError
  private static func made(_ error: Model.LoginError) -> LoginState.LoginError {
    switch error {
    case .usernamePasswordMismatch: return .usernamePasswordMismatch
    case .offline: return .offline
    }
  }

  // MARK: From the learner's types to the suite's

  // needs: State
  private static func seen(_ state: LoginState.State) -> Model.State {
    Model.State(
      username: state.username, password: state.password, loading: state.loading,
      data: state.data, error: state.error.map { seen($0) })
  }

  // needs: State.Event
  private static func seen(_ event: LoginState.State.Event) -> Model.Event {
    switch event {
    case .onUpdateUsername(let username): return .onUpdateUsername(username)
    case .onUpdatePassword(let password): return .onUpdatePassword(password)
    case .onTriggerLogin: return .onTriggerLogin
    case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
    case .onLoginError(let error): return .onLoginError(seen(error))
    }
  }

  // needs: LoginError
  private static func seen(_ error: LoginState.LoginError) -> Model.LoginError {
    switch error {
    case .usernamePasswordMismatch: return .usernamePasswordMismatch
    case .offline: return .offline
    }
  }
}
