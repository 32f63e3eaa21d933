// Fails: story.end
// Diagnosis: The story goes on after its last row.
// Mistake: story-goes-on

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
    .onUpdatePassword(""),
  ]
}
