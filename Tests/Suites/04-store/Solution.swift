// Lesson 4 · Store: the reference solution.

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

final class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State
  private var subscriptions: [(id: UUID, observer: Observer)] = []
  private var waitingEvents: [State.Event] = []
  private var isTelling = false

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    // Somebody further up is telling: the loop there takes this event when its round is over.
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    // First on the list, then told: an event that it dispatches at once comes back to it, too.
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }

  private func tell(_ oldState: State, _ newState: State) {
    // The loop walks over the list as it was when the round began, so a newcomer has to wait.
    // The question before each call leaves out whoever has unsubscribed since.
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return subscriptions.contains { $0.id == subscriptionID }
  }
}

// MARK: - Step 2: order and safety
// In `Store`: an array keeps the order, and `tell` copes with whoever comes and goes meanwhile.

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  private(set) var lines: [String] = []
  private(set) var redraws: [String: Int] = [:]

  private let store: Store
  private var subscriptionID: UUID?

  init(store: Store) {
    self.store = store
    // Weak, or the store would keep the screen alive for good.
    subscriptionID = store.subscribe { [weak self] oldState, newState in
      self?.draw(from: oldState, to: newState)
    }
  }

  deinit {
    if let subscriptionID { store.unsubscribe(subscriptionID) }
  }

  func typeUsername(_ text: String) {
    store.dispatch(event: .onUpdateUsername(text))
  }

  func typePassword(_ text: String) {
    store.dispatch(event: .onUpdatePassword(text))
  }

  func tapLogin() {
    store.dispatch(event: .onTriggerLogin)
  }

  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}

// MARK: - Step 4: dispatch inside an observer
// In `Store`: `dispatch` lines the events up, and only the outermost call works them off.

// MARK: - Scratch
// Try anything: `swift run workbook run 4` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
