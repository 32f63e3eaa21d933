// Fails: can-trigger.ready
// Diagnosis: The button is open only while a login is on its way.
// Mistake: button-needs-loading

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && loading
  }
}
