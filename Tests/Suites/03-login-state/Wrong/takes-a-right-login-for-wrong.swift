// Fails: tester.accepts-right
// Diagnosis: Of all events only the login is compared the other way round.
// Mistake: tester-inverts-one-event

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
  var triggered = idle
  triggered.loading = true
  triggered.data = nil
  triggered.error = nil
  if reduce(idle, .onTriggerLogin) == triggered {
    lines.append("\(State.Event.onTriggerLogin) is wrong")
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
