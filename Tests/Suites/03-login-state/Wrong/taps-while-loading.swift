// Fails: can-trigger.loading
// Diagnosis: The button stays open while a login is on its way.
// Mistake: button-forgets-loading

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty
  }
}
