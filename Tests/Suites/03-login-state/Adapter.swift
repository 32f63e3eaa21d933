// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import LoginStateScript
import Traces

// needs: LoginError
@testable import enum LoginState.LoginError
// needs: State
@testable import struct LoginState.State
// needs: failures(of:)
@testable import func LoginState.failures
// needs: story()
@testable import func LoginState.story

enum Exercise: LoginStateSide {
  // needs: State.reduce(_:event:)
  static func reduce(
    _ state: LoginStateScript.State, _ event: LoginStateScript.State.Event
  ) -> LoginStateScript.State {
    seen(LoginState.State.reduce(made(state), event: made(event)))
  }

  // needs: canTriggerLogin
  private static func canTriggerLogin(of state: inout LoginState.State) -> Bool {
    state.canTriggerLogin
  }

  // needs: State
  static func canTriggerLogin(
    _ first: LoginStateScript.State, then second: LoginStateScript.State?
  ) -> [Bool] {
    var state = made(first)
    let before = canTriggerLogin(of: &state)
    guard let second else { return [before] }
    state.username = second.username
    state.password = second.password
    state.loading = second.loading
    state.data = second.data
    state.error = second.error.map { made($0) }
    return [before, canTriggerLogin(of: &state)]
  }

  // needs: story()
  static func story() -> [LoginStateScript.State.Event] {
    LoginState.story().map { seen($0) }
  }

  // needs: failures(of:)
  static func failures(
    of reduce:
      @escaping (LoginStateScript.State, LoginStateScript.State.Event) ->
      LoginStateScript.State
  ) -> [String] {
    LoginState.failures(of: { made(reduce(seen($0), seen($1))) })
  }

  // MARK: From the script's types to the learner's

  // needs: State
  private static func made(_ state: LoginStateScript.State) -> LoginState.State {
    LoginState.State(
      username: state.username, password: state.password, loading: state.loading,
      data: state.data, error: state.error.map { made($0) })
  }

  // needs: State.Event
  private static func made(_ event: LoginStateScript.State.Event) -> LoginState.State.Event {
    switch event {
    case .onUpdateUsername(let username): return .onUpdateUsername(username)
    case .onUpdatePassword(let password): return .onUpdatePassword(password)
    case .onTriggerLogin: return .onTriggerLogin
    case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
    case .onLoginError(let error): return .onLoginError(made(error))
    }
  }

  // needs: LoginError
  private static func made(_ error: LoginStateScript.LoginError) -> LoginState.LoginError {
    switch error {
    case .usernamePasswordMismatch: return .usernamePasswordMismatch
    case .offline: return .offline
    }
  }

  // MARK: From the learner's types to the script's

  // needs: State
  private static func seen(_ state: LoginState.State) -> LoginStateScript.State {
    LoginStateScript.State(
      username: state.username, password: state.password, loading: state.loading,
      data: state.data, error: state.error.map { seen($0) })
  }

  // needs: State.Event
  private static func seen(_ event: LoginState.State.Event) -> LoginStateScript.State.Event {
    switch event {
    case .onUpdateUsername(let username): return .onUpdateUsername(username)
    case .onUpdatePassword(let password): return .onUpdatePassword(password)
    case .onTriggerLogin: return .onTriggerLogin
    case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
    case .onLoginError(let error): return .onLoginError(seen(error))
    }
  }

  // needs: LoginError
  private static func seen(_ error: LoginState.LoginError) -> LoginStateScript.LoginError {
    switch error {
    case .usernamePasswordMismatch: return .usernamePasswordMismatch
    case .offline: return .offline
    }
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
