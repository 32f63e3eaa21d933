// Fails: tester.finds-meddling
// Diagnosis: The tester compares the fields that should change, and never those that should stay.
// Mistake: tester-compares-owned-fields

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let idle = State(username: "ada", password: "1815", data: "u7", error: .offline)
  var waiting = idle
  waiting.loading = true
  var lines: [String] = []
  if reduce(idle, .onUpdateUsername("grace")).username != "grace" { lines.append("username") }
  if reduce(idle, .onUpdatePassword("1843")).password != "1843" { lines.append("password") }
  let triggered = reduce(idle, .onTriggerLogin)
  if !triggered.loading { lines.append("trigger doesn't load") }
  if triggered.data != nil { lines.append("trigger keeps the user") }
  if triggered.error != nil { lines.append("trigger keeps the error") }
  let success = reduce(waiting, .onLoginSuccess("u1"))
  if success.loading { lines.append("success still loads") }
  if success.data != "u1" { lines.append("success has another user") }
  for error in [LoginError.offline, .usernamePasswordMismatch] {
    let failure = reduce(waiting, .onLoginError(error))
    if failure.loading { lines.append("error still loads") }
    if failure.error != error { lines.append("error is another one") }
  }
  return lines
}
