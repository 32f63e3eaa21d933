// Fails: story.typing
// Diagnosis: Both fields get filled, but in the wrong order: row 1 has a username and no password.
// Mistake: story-password-first

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdatePassword("1815"),
    .onUpdateUsername("ada"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
