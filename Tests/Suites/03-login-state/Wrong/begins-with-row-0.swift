// Fails: story.typing
// Diagnosis: Row 0 has an event of its own, so that there are as many events as rows.
// Mistake: story-begins-with-row-0

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername(""),
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
