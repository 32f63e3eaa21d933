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

@MainActor
struct Exercise: @preconcurrency StoreSide {
  nonisolated init() {}

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

  @MainActor
  final class Store: @preconcurrency PlayedStore {
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
    func subscribe(_ observer: AnyObject) -> AnyHashable {
      guard let observer = observer as? Observer else { return makeUnknownID() }
      let id: UUID = native.subscribe(observer: observer.native)
      return id
    }

    // needs: State
    func observer(
      _ hear: @escaping (StoreScript.State?, StoreScript.State) -> Void
    ) -> AnyObject {
      Observer { old, new in hear(old.map { seen($0) }, seen(new)) }
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

  /// A closure as the store gets it.
  final class Observer {
    // needs: State
    let native: (LoginStore.State?, LoginStore.State) -> Void

    // needs: State
    init(_ native: @escaping (LoginStore.State?, LoginStore.State) -> Void) {
      self.native = native
    }
  }

  @MainActor
  final class LoginScreen: @preconcurrency PlayedScreen {
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

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: Script) in script.play(on: Exercise()) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 4`

// needs: LoginError
private func made(_ value: StoreScript.LoginError) -> LoginStore.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: State
private func made(_ value: StoreScript.State) -> LoginStore.State {
  var native = LoginStore.State()
  native.username = value.username
  native.password = value.password
  native.loading = value.loading
  native.data = value.data
  native.error = value.error.map { made($0) }
  return native
}

// needs: State
private func made(_ value: StoreScript.State.Event) -> LoginStore.State.Event {
  switch value {
  case .onUpdateUsername(let value): .onUpdateUsername(value)
  case .onUpdatePassword(let value): .onUpdatePassword(value)
  case .onTriggerLogin: .onTriggerLogin
  case .onLoginSuccess(let value): .onLoginSuccess(value)
  case .onLoginError(let value): .onLoginError(made(value))
  }
}

// needs: LoginError
private func seen(_ value: LoginStore.LoginError) -> StoreScript.LoginError {
  switch value {
  case .usernamePasswordMismatch: .usernamePasswordMismatch
  case .offline: .offline
  }
}

// needs: State
private func seen(_ value: LoginStore.State) -> StoreScript.State {
  StoreScript.State(
    username: value.username, password: value.password, loading: value.loading, data: value.data,
    error: value.error.map { seen($0) })
}
