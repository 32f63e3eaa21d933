// Fails: tester.finds-meddling
// Diagnosis: The tester compares the fields that should change, and never those that should stay.
// Mistake: tester-compares-owned-fields

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
  let idle = State(username: "ada", password: "1815", data: "u7", error: .offline)
  var waiting = idle
  waiting.loading = true
  var lines: [String] = []
  if reduce(idle, .onUpdateUsername("grace")).username != "grace" { lines.append("username") }
  if reduce(idle, .onUpdatePassword("1843")).password != "1843" { lines.append("password") }
  let triggered = reduce(idle, .onTriggerLogin)
  if !triggered.loading { lines.append("trigger doesn't load") }
  if triggered.data != nil { lines.append("trigger keeps the user") }
  if triggered.error != nil { lines.append("trigger keeps the error") }
  let success = reduce(waiting, .onLoginSuccess("u1"))
  if success.loading { lines.append("success still loads") }
  if success.data != "u1" { lines.append("success has another user") }
  for error in [LoginError.offline, .usernamePasswordMismatch] {
    let failure = reduce(waiting, .onLoginError(error))
    if failure.loading { lines.append("error still loads") }
    if failure.error != error { lines.append("error is another one") }
  }
  return lines
}
