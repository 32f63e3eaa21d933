// Everything stands in the struct itself, with an explicit initialiser and `self`-made `==`.

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

  init(
    username: String = "", password: String = "", loading: Bool = false, data: UserID? = nil,
    error: LoginError? = nil
  ) {
    self.username = username
    self.password = password
    self.loading = loading
    self.data = data
    self.error = error
  }

  static func == (left: State, right: State) -> Bool {
    (left.username, left.password, left.loading, left.data, left.error)
      == (right.username, right.password, right.loading, right.data, right.error)
  }

  enum Event: Equatable {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }

  // MARK: - Step 1: reduce

  static func reduce(_ state: Self, event: Event) -> Self {
    var (result, loads) = (state, state.loading)
    if case .onUpdateUsername(let name) = event { result.username = name }
    if case .onUpdatePassword(let word) = event { result.password = word }
    if event == .onTriggerLogin {
      loads = true
      result.data = nil
      result.error = nil
    }
    if case .onLoginSuccess(let user) = event {
      loads = false
      result.data = .some(user)
    }
    if case .onLoginError(let reason) = event {
      loads = false
      result.error = reason
    }
    result.loading = loads
    return result
  }

  // MARK: - Step 2: canTriggerLogin

  var canTriggerLogin: Bool { username != "" && password != "" && loading == false }
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
