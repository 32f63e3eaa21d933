// Fails: tester.finds-forgotten
// Diagnosis: Only the end of one happy login is looked at; what it covers up goes unseen.
// Mistake: tester-end-of-one-login

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let events: [State.Event] = [
    .onUpdateUsername("ada"), .onUpdatePassword("1815"), .onTriggerLogin, .onLoginSuccess("u7"),
  ]
  let end = events.reduce(State()) { state, event in reduce(state, event) }
  let expected = State(username: "ada", password: "1815", data: "u7")
  return end == expected ? [] : ["the login ends in \(end)"]
}
