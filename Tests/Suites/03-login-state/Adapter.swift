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
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 3`

// needs: LoginError
private func made(_ value: LoginStateScript.LoginError) -> LoginState.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: State
private func made(_ value: LoginStateScript.State) -> LoginState.State {
  var native = LoginState.State()
  native.username = value.username
  native.password = value.password
  native.loading = value.loading
  native.data = value.data
  native.error = value.error.map { made($0) }
  return native
}

// needs: State.Event
private func made(_ value: LoginStateScript.State.Event) -> LoginState.State.Event {
  switch value {
  case .onUpdateUsername(let value): .onUpdateUsername(value)
  case .onUpdatePassword(let value): .onUpdatePassword(value)
  case .onTriggerLogin: .onTriggerLogin
  case .onLoginSuccess(let value): .onLoginSuccess(value)
  case .onLoginError(let value): .onLoginError(made(value))
  }
}

// needs: LoginError
private func seen(_ value: LoginState.LoginError) -> LoginStateScript.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: State
private func seen(_ value: LoginState.State) -> LoginStateScript.State {
  LoginStateScript.State(
    username: value.username, password: value.password, loading: value.loading, data: value.data,
    error: value.error.map { seen($0) })
}

// needs: State.Event
private func seen(_ value: LoginState.State.Event) -> LoginStateScript.State.Event {
  switch value {
  case .onUpdateUsername(let value): .onUpdateUsername(value)
  case .onUpdatePassword(let value): .onUpdatePassword(value)
  case .onTriggerLogin: .onTriggerLogin
  case .onLoginSuccess(let value): .onLoginSuccess(value)
  case .onLoginError(let value): .onLoginError(seen(value))
  }
}
