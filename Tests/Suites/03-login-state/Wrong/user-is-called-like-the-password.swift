// Fails: tester.finds-wrong-values
// Diagnosis: The user id is the same text as the password, so nobody sees which one is stored.
// Mistake: tester-user-is-password

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let idle = State(username: "ada", password: "1815", data: "u7", error: .offline)
  var waiting = idle
  waiting.loading = true

  let events: [State.Event] = [
    .onUpdateUsername("grace"), .onUpdatePassword("1906"), .onTriggerLogin,
    .onLoginSuccess("1815"), .onLoginError(.usernamePasswordMismatch), .onLoginError(.offline),
  ]
  return [idle, waiting].flatMap { state in
    events.filter { reduce(state, $0) != State.reduce(state, event: $0) }.map { "\($0)" }
  }
}
