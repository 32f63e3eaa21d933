// Fails: story.pure-by-reading
// Diagnosis: How often the story was told is counted in a global variable, which nobody looks at.

// MARK: - Step 3: story

var toldCount = 0

func story() -> [State.Event] {
  toldCount += 1
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
