// Fails: can-trigger.username
// Diagnosis: The button is always open.
// Mistake: button-always-on

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return true
  }
}
