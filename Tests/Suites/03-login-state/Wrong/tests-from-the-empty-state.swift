// Fails: tester.finds-leftovers
// Diagnosis: All tests start from the empty state: nothing to clear, nothing to lose.
// Mistake: tester-starts-from-empty

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  var lines: [String] = []
  let empty = State()
  let waiting = State(loading: true)
  for state in [empty, waiting] {
    if reduce(state, .onUpdateUsername("ada"))
      != State(username: "ada", loading: state.loading)
    {
      lines.append("username")
    }
    if reduce(state, .onUpdatePassword("1815"))
      != State(password: "1815", loading: state.loading)
    {
      lines.append("password")
    }
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
