// Fails: story.same-answer
// Diagnosis: The story goes on with each call, as if somebody had listened to the first one.

// MARK: - Step 3: story

var storyCount = 0

func story() -> [State.Event] {
  storyCount += 1
  return [
    .onUpdateUsername("ada"),
    .onUpdatePassword("1815"),
    .onTriggerLogin,
    .onLoginError(.usernamePasswordMismatch),
    .onUpdatePassword("1843"),
    .onTriggerLogin,
    .onLoginSuccess(storyCount > 5 ? "u8" : "u7"),
  ]
}
