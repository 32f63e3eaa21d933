// Fails: story.correction
// Diagnosis: The second try has the same wrong password.
// Mistake: story-same-password-again

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
