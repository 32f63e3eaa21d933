// Fails: tester.finds-leftovers
// Diagnosis: All tests start from the empty state: nothing to clear, nothing to lose.
// Mistake: tester-starts-from-empty

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
  var lines: [String] = []
  let empty = State()
  let waiting = State(loading: true)
  if reduce(empty, .onUpdateUsername("ada")) != State(username: "ada") {
    lines.append("username")
  }
  if reduce(empty, .onUpdatePassword("1815")) != State(password: "1815") {
    lines.append("password")
  }
  if reduce(empty, .onTriggerLogin) != State(loading: true) {
    lines.append("trigger")
  }
  if reduce(waiting, .onLoginSuccess("u7")) != State(data: "u7") {
    lines.append("success")
  }
  if reduce(waiting, .onLoginError(.offline)) != State(error: .offline) {
    lines.append("offline")
  }
  if reduce(waiting, .onLoginError(.usernamePasswordMismatch))
    != State(error: .usernamePasswordMismatch)
  {
    lines.append("mismatch")
  }
  return lines
}
