// Fails: story.correction
// Diagnosis: The second login starts before the password is mended.
// Mistake: story-no-correction

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
