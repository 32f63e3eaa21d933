// Fails: can-trigger.ready
// Diagnosis: The texts have to be empty instead of filled.
// Mistake: button-wants-empty-texts

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return username.isEmpty && password.isEmpty && !loading
  }
}
