// State at once news queued.

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

/// The state changes at once, even inside an observer; only the news waits its turn.
final class Store {
  typealias Observer = (State?, State) -> Void

  private struct News {
    let old: State
    let new: State
    let recipients: [UUID]
  }

  private(set) var state: State
  private var subscriptions: [(id: UUID, observer: Observer)] = []
  private var news: [News] = []
  private var isDelivering = false

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    let old = state
    state = State.reduce(state, event: event)
    news.append(News(old: old, new: state, recipients: subscriptions.map(\.id)))
    deliver()
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    subscriptions.append((id: id, observer: observer))
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    if let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) {
      subscriptions.remove(at: index)
    }
  }

  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    while !news.isEmpty {
      let item = news.removeFirst()
      for id in item.recipients {
        subscriptions.first { $0.id == id }?.observer(item.old, item.new)
      }
    }
    isDelivering = false
  }
}

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  var lines: [String] { shown.map(\.text) }
  private(set) var redraws: [String: Int] = [:]

  private var shown: [(name: String, text: String)] = []
  private let store: Store
  private var subscriptionID = UUID()

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] in self?.update($0, $1) }
  }

  deinit {
    store.unsubscribe(subscriptionID)
  }

  private func update(_: State?, _ state: State) {
    let stale = state.screen.filter { line in !shown.contains { $0 == line } }
    shown = state.screen
    redraws.merge(stale.map { ($0.name, 1) }, uniquingKeysWith: +)
  }

  func typeUsername(_ text: String) {
    store.dispatch(event: State.Event.onUpdateUsername(text))
  }

  func typePassword(_ text: String) {
    store.dispatch(event: State.Event.onUpdatePassword(text))
  }

  func tapLogin() {
    store.dispatch(event: State.Event.onTriggerLogin)
  }
}
