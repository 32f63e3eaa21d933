// Fails: story.typing
// Diagnosis: The username is typed letter by letter, which makes rows that the table lacks.
// Mistake: story-types-letters

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("a"),
    .onUpdateUsername("ad"),
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
