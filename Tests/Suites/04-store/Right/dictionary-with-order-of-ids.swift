// Dictionary with order of ids.

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

class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State
  private var observers = [UUID: Observer]()
  private var order = [UUID]()
  private var queue = [State.Event]()
  private var busy = false

  init(initialState: State) {
    self.state = initialState
  }

  func dispatch(event: State.Event) {
    queue.append(event)
    if busy { return }
    busy = true
    defer { busy = false }
    while let next = queue.first {
      queue.removeFirst()
      let before = state
      state = State.reduce(before, event: next)
      for id in order { observers[id]?(before, state) }
    }
  }

  @discardableResult
  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    observers[id] = observer
    order.append(id)
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard observers.removeValue(forKey: subscriptionID) != nil else { return }
    order.removeAll { $0 == subscriptionID }
  }
}

// MARK: - Step 3: LoginScreen

class LoginScreen {
  private(set) var lines: [String] = ["", "", "", ""]
  private(set) var redraws: [String: Int] = [:]

  let store: Store
  var id: UUID!

  init(store: Store) {
    self.store = store
    self.id = store.subscribe { [weak self] old, new in
      guard let self = self else { return }
      for i in 0..<new.screen.count {
        if old == nil || old!.screen[i].text != new.screen[i].text {
          self.lines[i] = new.screen[i].text
          self.redraws[new.screen[i].name] = (self.redraws[new.screen[i].name] ?? 0) + 1
        }
      }
    }
  }

  deinit {
    store.unsubscribe(id)
  }

  func typeUsername(_ text: String) { store.dispatch(event: .onUpdateUsername(text)) }
  func typePassword(_ text: String) { store.dispatch(event: .onUpdatePassword(text)) }
  func tapLogin() { store.dispatch(event: .onTriggerLogin) }
}
