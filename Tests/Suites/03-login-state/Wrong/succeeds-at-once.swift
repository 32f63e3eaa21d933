// Fails: story.failed-login
// Diagnosis: The first login succeeds, so nothing needs to be mended.
// Mistake: story-no-failure

// MARK: - Step 3: story

func story() -> [State.Event] {
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginSuccess("u7"),
  ]
}
