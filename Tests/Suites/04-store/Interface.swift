// Everything that the suite touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import Foundation
import SuiteSupport

// needs: LoginError
@testable import enum LoginStore.LoginError
// needs: LoginScreen
@testable import class LoginStore.LoginScreen
// needs: State
@testable import struct LoginStore.State
// needs: Store
@testable import class LoginStore.Store

enum Exercise {
  final class Store {
    fileprivate let native: LoginStore.Store

    // needs: Store.init(initialState:)
    init(initialState: Model.State = Model.State()) {
      calling(initialState.storeCode)
      native = LoginStore.Store(initialState: initialState.native)
    }

    // needs: Store.state
    var state: Model.State {
      calling("store.state", continues: true)
      return Model.State(native.state)
    }

    // needs: Store.dispatch(event:)
    func dispatch(_ event: Model.Event) {
      calling("store.dispatch(event: \(code(event)))", continues: true)
      native.dispatch(event: event.native)
    }

    // needs: Store.subscribe(observer:)
    func subscribe(_ observer: @escaping (Model.State?, Model.State) -> Void) -> UUID {
      calling("store.subscribe(observer: observer)", continues: true)
      return native.subscribe(observer: { old, new in
        observer(old.map { Model.State($0) }, Model.State(new))
      })
    }

    // needs: Store.unsubscribe(_:)
    func unsubscribe(_ subscriptionID: UUID) {
      calling("store.unsubscribe(id)", continues: true)
      native.unsubscribe(subscriptionID)
    }

    /// Tells whether the learner's object is gone; asking doesn't keep it.
    // needs: Store
    func watch() -> () -> Bool {
      { [weak native] in native == nil }
    }

    /// How many closures the learner's object holds.
    var heldClosures: Int {
      Closures.count(in: native)
    }

    /// Whether code outside of the class can write the store's state.
    ///
    /// Told by the type that the compiler gives the key path here: it picks the function that fits
    /// best. At run time the path can be a writable one although its setter is private.
    // needs: Store.state
    static var stateIsWritable: Bool {
      isWritable(\LoginStore.Store.state)
    }

    private static func isWritable<Root, Value>(_: KeyPath<Root, Value>) -> Bool { false }

    private static func isWritable<Root, Value>(
      _: ReferenceWritableKeyPath<Root, Value>
    ) -> Bool { true }
  }

  final class LoginScreen {
    private let native: LoginStore.LoginScreen

    // needs: LoginScreen.init(store:)
    init(store: Store) {
      calling("let screen = LoginScreen(store: store)", continues: true)
      native = LoginStore.LoginScreen(store: store.native)
    }

    // needs: LoginScreen.lines
    var lines: [String] {
      calling("screen.lines", continues: true)
      return native.lines
    }

    // needs: LoginScreen.redraws
    var redraws: [String: Int] {
      calling("screen.redraws", continues: true)
      return native.redraws
    }

    // needs: LoginScreen.typeUsername(_:)
    func typeUsername(_ text: String) {
      calling("screen.typeUsername(\(code(text)))", continues: true)
      native.typeUsername(text)
    }

    // needs: LoginScreen.typePassword(_:)
    func typePassword(_ text: String) {
      calling("screen.typePassword(\(code(text)))", continues: true)
      native.typePassword(text)
    }

    // needs: LoginScreen.tapLogin()
    func tapLogin() {
      calling("screen.tapLogin()", continues: true)
      native.tapLogin()
    }

    /// Tells whether the learner's object is gone; asking doesn't keep it.
    // needs: LoginScreen
    func watch() -> () -> Bool {
      { [weak native] in native == nil }
    }
  }
}

extension Model.State {
  // needs: State
  init(_ native: LoginStore.State) {
    self.init(
      username: native.username, password: native.password, loading: native.loading,
      data: native.data, error: native.error.map { Model.LoginError($0) })
  }

  // needs: State
  var native: LoginStore.State {
    LoginStore.State(
      username: username, password: password, loading: loading, data: data, error: error?.native)
  }
}

extension Model.LoginError {
  // needs: LoginError
  init(_ native: LoginStore.LoginError) {
    switch native {
    case .usernamePasswordMismatch: self = .usernamePasswordMismatch
    case .offline: self = .offline
    }
  }

  // needs: LoginError
  var native: LoginStore.LoginError {
    switch self {
    case .usernamePasswordMismatch: return .usernamePasswordMismatch
    case .offline: return .offline
    }
  }
}

extension Model.Event {
  // needs: State
  var native: LoginStore.State.Event {
    switch self {
    case .onUpdateUsername(let username): return .onUpdateUsername(username)
    case .onUpdatePassword(let password): return .onUpdatePassword(password)
    case .onTriggerLogin: return .onTriggerLogin
    case .onLoginSuccess(let userID): return .onLoginSuccess(userID)
    case .onLoginError(let error): return .onLoginError(error.native)
    }
  }
}
