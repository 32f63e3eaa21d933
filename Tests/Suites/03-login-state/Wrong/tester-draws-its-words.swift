// Fails: tester.pure-by-reading
// Diagnosis: The words that are typed are drawn, and may be those that are there already.

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let idle = State(
    username: "ada", password: "1815", loading: false, data: "u7", error: .offline)
  var waiting = idle
  waiting.loading = true
  let typed = "\(Int.random(in: 1_000...9_999))"

  var lines: [String] = []
  func check(_ state: State, _ event: State.Event, change: (inout State) -> Void) {
    var expected = state
    change(&expected)
    let actual = reduce(state, event)
    if actual != expected { lines.append("\(event) gives \(actual)") }
  }

  for state in [idle, waiting] {
    check(state, .onUpdateUsername(typed)) { $0.username = typed }
    check(state, .onUpdatePassword(typed)) { $0.password = typed }
  }
  check(idle, .onTriggerLogin) {
    $0.loading = true
    $0.data = nil
    $0.error = nil
  }
  check(waiting, .onLoginSuccess("u1")) {
    $0.loading = false
    $0.data = "u1"
  }
  for error in [LoginError.usernamePasswordMismatch, .offline] {
    check(waiting, .onLoginError(error)) {
      $0.loading = false
      $0.error = error
    }
  }
  return lines
}
