// Lesson 3 · Login state: the reference solution.

typealias UserID = String

enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

struct State: Equatable {
  var username = ""
  var password = ""

  var loading = false
  var data: UserID?
  var error: LoginError?

  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }
}

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    // The copy has all the old values, so each case names only the fields that it owns.
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
}

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading
  }
}

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  // No field is empty here: a value that isn't there can't be seen to stay, or to go.
  let idle = State(
    username: "ada", password: "1815", loading: false, data: "u7", error: .offline)
  var waiting = idle
  waiting.loading = true

  var lines: [String] = []

  // The caller says what should change; everything else in `state` has to stay.
  func check(_ state: State, _ event: State.Event, change: (inout State) -> Void) {
    var expected = state
    change(&expected)
    let actual = reduce(state, event)
    if actual != expected {
      lines.append("\(event) in \(state) gives \(actual) instead of \(expected)")
    }
  }

  for text in ["grace", ""] {
    for state in [idle, waiting] {
      check(state, .onUpdateUsername(text)) { $0.username = text }
      check(state, .onUpdatePassword(text)) { $0.password = text }
    }
  }
  check(idle, .onTriggerLogin) {
    $0.loading = true
    $0.data = nil
    $0.error = nil
  }
  for userID in ["u1", "u2"] {
    check(waiting, .onLoginSuccess(userID)) {
      $0.loading = false
      $0.data = userID
    }
  }
  for error in [LoginError.usernamePasswordMismatch, .offline] {
    check(waiting, .onLoginError(error)) {
      $0.loading = false
      $0.error = error
    }
  }
  return lines
}

// MARK: - Scratch
// Try anything: `swift run workbook run 3` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
