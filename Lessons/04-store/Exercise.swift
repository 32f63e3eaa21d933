// Lesson 4 · Store
// Read the lesson: `swift run workbook read 4`. Check your work: `swift run workbook test 4`.

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
// `dispatch` changes the state by the reducer, then tells every observer; `subscribe` replays.
// Other code may read `state`, but must not be able to write it.

final class Store {
  /// Is told the state before and the state now; there is none before when it subscribes.
  typealias Observer = (State?, State) -> Void

  var state: State

  init(initialState: State) {
    state = initialState
  }

  /// Something happened: changes the state, then tells every observer.
  func dispatch(event: State.Event) {
  }

  /// Tells the observer the state at once, and every step from then on, until it unsubscribes.
  func subscribe(observer: @escaping Observer) -> UUID {
    return UUID()
  }

  /// Ends the subscription that `subscribe` gave this id.
  func unsubscribe(_ subscriptionID: UUID) {
  }
}

// MARK: - Step 2: order and safety
// Back in `Store`: tell the observers in the order in which they subscribed.
// They may subscribe and unsubscribe at any time, even while they are being told.

// MARK: - Step 3: LoginScreen
// Draw every line of `State.screen` once, then only those whose text has changed.
// Typing and tapping dispatch an event; a screen that goes away unsubscribes.

final class LoginScreen {
  /// What is on the screen now: one text per line.
  private(set) var lines: [String] = []

  /// How often each line was drawn, by its name.
  private(set) var redraws: [String: Int] = [:]

  init(store: Store) {
  }

  /// The username field now holds `text`.
  func typeUsername(_ text: String) {
  }

  /// The password field now holds `text`.
  func typePassword(_ text: String) {
  }

  /// The login button was tapped.
  func tapLogin() {
  }
}

// MARK: - Step 4: dispatch inside an observer
// Back in `Store`: an observer may itself call `dispatch` while it is being told.
// Even so, every observer sees every step, in order, and no event is lost.

// MARK: - Scratch
// Try anything: `swift run workbook run 4` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
