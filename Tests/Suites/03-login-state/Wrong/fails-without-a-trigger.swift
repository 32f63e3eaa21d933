// Fails: story.failed-login
// Diagnosis: The error comes without a login before it, so no row is ever loading.
// Mistake: story-no-first-trigger

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
