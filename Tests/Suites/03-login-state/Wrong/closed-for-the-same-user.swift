// Fails: can-trigger.outcome
// Diagnosis: nobody asked that the user who is logged in is another one.

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && data != username
  }
}
