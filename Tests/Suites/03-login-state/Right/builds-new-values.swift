// Every case builds a whole new state; the tester is a table of examples.

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    switch event {
    case .onUpdateUsername(let text):
      return State(
        username: text, password: state.password, loading: state.loading, data: state.data,
        error: state.error)
    case .onUpdatePassword(let text):
      return State(
        username: state.username, password: text, loading: state.loading, data: state.data,
        error: state.error)
    case .onTriggerLogin:
      return State(username: state.username, password: state.password, loading: true)
    case .onLoginSuccess(let id):
      return State(
        username: state.username, password: state.password, data: id, error: state.error)
    case .onLoginError(let reason):
      return State(
        username: state.username, password: state.password, data: state.data, error: reason)
    }
  }
}

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    if loading { return false }
    if username == "" { return false }
    if password == "" { return false }
    return true
  }
}

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let waiting = State(username: "a", password: "b", loading: true, data: "c", error: .offline)
  let idle = State(username: "a", password: "b", loading: false, data: "c", error: .offline)
  let examples: [(State, State.Event, State)] = [
    (
      waiting, .onUpdateUsername("z"),
      State(username: "z", password: "b", loading: true, data: "c", error: .offline)
    ),
    (
      idle, .onUpdateUsername("z"),
      State(username: "z", password: "b", data: "c", error: .offline)
    ),
    (
      idle, .onUpdatePassword("z"),
      State(username: "a", password: "z", data: "c", error: .offline)
    ),
    (
      waiting, .onUpdatePassword("z"),
      State(username: "a", password: "z", loading: true, data: "c", error: .offline)
    ),
    (idle, .onTriggerLogin, State(username: "a", password: "b", loading: true)),
    (
      waiting, .onLoginSuccess("z"),
      State(username: "a", password: "b", data: "z", error: .offline)
    ),
    (
      waiting, .onLoginError(.usernamePasswordMismatch),
      State(username: "a", password: "b", data: "c", error: .usernamePasswordMismatch)
    ),
    (
      waiting, .onLoginError(.offline),
      State(username: "a", password: "b", data: "c", error: .offline)
    ),
  ]
  return examples.filter { reduce($0.0, $0.1) != $0.2 }.map { "\($0.1)" }
}
