// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import Foundation
import StoreScript
import Traces

// needs: LoginError
@testable import enum LoginStore.LoginError
// needs: LoginScreen
@testable import class LoginStore.LoginScreen
// needs: State
@testable import struct LoginStore.State
// needs: Store
@testable import class LoginStore.Store

struct Exercise: StoreSide {
  // needs: Store.init(initialState:)
  func makeStore(_ initial: StoreScript.State) -> any PlayedStore {
    Store(native: LoginStore.Store(initialState: made(initial)))
  }

  /// Told by the type that the compiler gives the key path here: it picks the function that fits
  /// best. At run time the path can be a writable one although its setter is private.
  // needs: Store.state
  var stateIsWritable: Bool { Self.isWritable(\LoginStore.Store.state) }

  private static func isWritable<Root, Value>(_: KeyPath<Root, Value>) -> Bool { false }

  private static func isWritable<Root, Value>(
    _: ReferenceWritableKeyPath<Root, Value>
  ) -> Bool { true }

  final class Store: PlayedStore {
    // needs: Store
    private let native: LoginStore.Store

    // needs: Store
    init(native: LoginStore.Store) { self.native = native }

    // needs: Store
    var object: AnyObject { native }

    // needs: Store.state
    var state: StoreScript.State { seen(native.state) }

    // needs: Store.dispatch(event:)
    func dispatch(_ event: StoreScript.Event) { native.dispatch(event: made(event)) }

    // needs: Store.subscribe(observer:)
    func subscribe(
      _ observer: @escaping (StoreScript.State?, StoreScript.State) -> Void
    ) -> AnyHashable {
      let id: UUID = native.subscribe(observer: { old, new in
        observer(old.map { seen($0) }, seen(new))
      })
      return id
    }

    // needs: Store.unsubscribe(_:)
    func unsubscribe(_ id: AnyHashable) {
      if let id = id as? UUID { native.unsubscribe(id) }
    }

    func makeUnknownID() -> AnyHashable { UUID() }

    // needs: LoginScreen.init(store:)
    func makeScreen() -> any PlayedScreen {
      LoginScreen(native: LoginStore.LoginScreen(store: native))
    }
  }

  final class LoginScreen: PlayedScreen {
    // needs: LoginScreen
    private let native: LoginStore.LoginScreen

    // needs: LoginScreen
    init(native: LoginStore.LoginScreen) { self.native = native }

    // needs: LoginScreen
    var object: AnyObject { native }

    // needs: LoginScreen.lines
    var lines: [String] { native.lines }

    // needs: LoginScreen.redraws
    var redraws: [String: Int] { native.redraws }

    // needs: LoginScreen.typeUsername(_:)
    func typeUsername(_ text: String) { native.typeUsername(text) }

    // needs: LoginScreen.typePassword(_:)
    func typePassword(_ text: String) { native.typePassword(text) }

    // needs: LoginScreen.tapLogin()
    func tapLogin() { native.tapLogin() }
  }
}

// MARK: From the script's types to the learner's and back

// needs: State
private func made(_ state: StoreScript.State) -> LoginStore.State {
  LoginStore.State(
    username: state.username, password: state.password, loading: state.loading, data: state.data,
    error: state.error.map { made($0) })
}

// needs: State
private func seen(_ state: LoginStore.State) -> StoreScript.State {
  StoreScript.State(
    username: state.username, password: state.password, loading: state.loading, data: state.data,
    error: state.error.map { seen($0) })
}

// needs: LoginError
private func made(_ error: StoreScript.LoginError) -> LoginStore.LoginError {
  switch error {
  case .usernamePasswordMismatch: return .usernamePasswordMismatch
  case .offline: return .offline
  }
}

// needs: LoginError
private func seen(_ error: LoginStore.LoginError) -> StoreScript.LoginError {
  switch error {
  case .usernamePasswordMismatch: return .usernamePasswordMismatch
  case .offline: return .offline
  }
}

// needs: State
private func made(_ event: StoreScript.Event) -> LoginStore.State.Event {
  switch event {
  case .onUpdateUsername(let username): return .onUpdateUsername(username)
  case .onUpdatePassword(let password): return .onUpdatePassword(password)
  case .onTriggerLogin: return .onTriggerLogin
  case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
  case .onLoginError(let error): return .onLoginError(made(error))
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: Script) in script.play(on: Exercise()) }.entry
}
