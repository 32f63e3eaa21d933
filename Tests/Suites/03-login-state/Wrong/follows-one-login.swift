// Fails: tester.finds-forgotten
// Diagnosis: Each step of one successful login is compared, and nothing else.
// Mistake: tester-steps-of-one-login

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let events: [State.Event] = [
    .onUpdateUsername("ada"), .onUpdatePassword("1815"), .onTriggerLogin, .onLoginSuccess("u7"),
  ]
  var lines: [String] = []
  var state = State()
  for event in events {
    let expected = State.reduce(state, event: event)
    if reduce(state, event) != expected { lines.append("\(event) in \(state)") }
    state = expected
  }
  return lines
}
