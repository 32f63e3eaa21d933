// Fails: tester.finds-wrong-values
// Diagnosis: The user is compared with those that shouldn't be stored, and not with the one that should.

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
  // Some user has to be there, and not the one who is called like the username or the password.
  let user = reduce(waiting, .onLoginSuccess("u1")).data
  if user == nil || user == idle.data || user == idle.username || user == idle.password {
    lines.append("onLoginSuccess stores \(user as Any)")
  }
  check(waiting, .onLoginSuccess("u1")) {
    $0.loading = false
    $0.data = user
  }
  for error in [LoginError.usernamePasswordMismatch, .offline] {
    check(waiting, .onLoginError(error)) {
      $0.loading = false
      $0.error = error
    }
  }
  return lines
}
