// Subscription objects.

import Foundation

/// Names a user who is logged in.
typealias UserID = String

/// Why a login failed.
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// What the app knows, as in lesson 3.
struct State: Equatable {
  var username = ""
  var password = ""
  var loading = false
  var data: UserID?
  var error: LoginError?

  /// What can happen to it.
  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }

  /// The state that follows when `event` happens in `state`.
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = username
    case .onUpdatePassword(let password):
      newState.password = password
    case .onTriggerLogin:
      newState.loading = true
      newState.data = nil
      newState.error = nil
    case .onLoginSuccess(let userID):
      newState.loading = false
      newState.data = userID
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }

  /// Whether the login button is lit.
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading
  }
}

extension State {
  /// What a login screen shows in this state: four lines from top to bottom, each with a name.
  var screen: [(name: String, text: String)] {
    return [
      (name: "username", text: "Username: \(username)"),
      (name: "password", text: "Password: " + String(repeating: "•", count: password.count)),
      (name: "status", text: status),
      (name: "button", text: canTriggerLogin ? "[ Log in ]" : "[ ...... ]"),
    ]
  }

  private var status: String {
    if loading { return "Logging in…" }
    if error == .usernamePasswordMismatch { return "Wrong username or password." }
    if error == .offline { return "No connection." }
    if let data { return "Welcome, \(data)." }
    return ""
  }
}

// MARK: - Step 1: Store

/// One observer; it falls silent by letting go of its closure.
private final class Subscription {
  let id = UUID()
  var observer: Store.Observer?

  init(_ observer: @escaping Store.Observer) {
    self.observer = observer
  }
}

final class Store {
  typealias Observer = (State?, State) -> Void

  var state: State { current }
  private var current: State
  private var subscriptions: [Subscription] = []
  private var pending: [State.Event]?

  init(initialState: State) {
    current = initialState
  }

  func dispatch(event: State.Event) {
    guard pending == nil else {
      pending?.append(event)
      return
    }
    pending = []
    step(event)
    pending = nil
  }

  private func step(_ event: State.Event) {
    let old = current
    current = State.reduce(old, event: event)
    let new = current
    for subscription in subscriptions { subscription.observer?(old, new) }
    if let next = pending?.first {
      pending?.removeFirst()
      step(next)
    }
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscription = Subscription(observer)
    subscriptions += [subscription]
    observer(nil, current)
    return subscription.id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    for subscription in subscriptions where subscription.id == subscriptionID {
      subscription.observer = nil
    }
    subscriptions = subscriptions.filter { $0.observer != nil }
  }
}

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  private(set) var lines: [String]
  private(set) var redraws = ["username": 1, "password": 1, "status": 1, "button": 1]

  private let store: Store
  private lazy var subscriptionID = store.subscribe { [unowned self] old, new in
    if let old { redraw(old, new) }
  }

  init(store: Store) {
    self.store = store
    lines = store.state.screen.map { $0.text }
    _ = subscriptionID
  }

  deinit {
    store.unsubscribe(subscriptionID)
  }

  private func redraw(_ old: State, _ new: State) {
    let pairs = zip(old.screen, new.screen)
    for (index, (before, now)) in pairs.enumerated() {
      if before.text == now.text { continue }
      lines[index] = now.text
      redraws[now.name]! += 1
    }
  }

  func typeUsername(_ text: String) { store.dispatch(event: .onUpdateUsername(text)) }
  func typePassword(_ text: String) { store.dispatch(event: .onUpdatePassword(text)) }

  func tapLogin() {
    if store.state.canTriggerLogin { store.dispatch(event: .onTriggerLogin) }
  }
}
