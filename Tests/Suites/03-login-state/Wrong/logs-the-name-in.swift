// Fails: story.second-login
// Diagnosis: The success carries the username instead of the id in row 7.
// Mistake: story-user-is-username

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("ada"),
  ]
}
