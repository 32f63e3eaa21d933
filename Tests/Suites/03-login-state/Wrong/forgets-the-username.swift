// Fails: can-trigger.username
// Diagnosis: The username is not asked.
// Mistake: button-forgets-username

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !password.isEmpty && !loading
  }
}
