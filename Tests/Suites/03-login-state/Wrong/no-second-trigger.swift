// Fails: story.second-login
// Diagnosis: The success follows the new password at once, so the error is never cleared.
// Mistake: story-no-second-trigger

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onLoginSuccess("u7"),
  ]
}
