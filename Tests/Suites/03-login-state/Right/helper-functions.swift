// A small helper changes one field at a time, by key path; one line for each event.

// MARK: - Step 1: reduce

extension State {
  func with<Value>(_ field: WritableKeyPath<State, Value>, _ value: Value) -> State {
    var copy = self
    copy[keyPath: field] = value
    return copy
  }

  static func reduce(_ state: State, event: Event) -> State {
    switch event {
    case .onUpdateUsername(let text): state.with(\.username, text)
    case .onUpdatePassword(let text): state.with(\.password, text)
    case .onTriggerLogin: state.with(\.loading, true).with(\.data, nil).with(\.error, nil)
    case .onLoginSuccess(let id): state.with(\.loading, false).with(\.data, id)
    case .onLoginError(let reason): state.with(\.loading, false).with(\.error, reason)
    }
  }
}

// MARK: - Step 2: canTriggerLogin

extension State {
  private var isFilled: Bool { username.count > 0 && password.count > 0 }
  var canTriggerLogin: Bool { loading ? false : isFilled }
}

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let full = State(username: "ada", password: "1815", loading: true, data: "u7", error: .offline)
  let idle = full.with(\.loading, false)
  func test(_ name: String, _ state: State, _ event: State.Event, gives next: State) -> [String] {
    reduce(state, event) == next ? [] : [name]
  }
  return test("name", full, .onUpdateUsername("bob"), gives: full.with(\.username, "bob"))
    + test("password", full, .onUpdatePassword(""), gives: full.with(\.password, ""))
    + test("name", idle, .onUpdateUsername("bob"), gives: idle.with(\.username, "bob"))
    + test("password", idle, .onUpdatePassword("b"), gives: idle.with(\.password, "b"))
    + test(
      "trigger", idle, .onTriggerLogin, gives: full.with(\.data, nil).with(\.error, nil))
    + test("success", full, .onLoginSuccess("u1"), gives: idle.with(\.data, "u1"))
    + test("offline", full, .onLoginError(.offline), gives: idle)
    + test(
      "mismatch", full, .onLoginError(.usernamePasswordMismatch),
      gives: idle.with(\.error, .usernamePasswordMismatch))
}
