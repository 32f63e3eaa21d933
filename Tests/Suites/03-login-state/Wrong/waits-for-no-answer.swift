// Fails: story.failed-login
// Diagnosis: The answer of the server is left out: the password is corrected while the app still waits.
// Mistake: story-leaves-one-out

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
