// Fails: story.correction
// Diagnosis: The second password is a wrong one, too.
// Mistake: story-another-value

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1834"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
