// Fails: can-trigger.outcome
// Diagnosis: Once somebody is logged in the button stays closed.
// Mistake: button-blocked-by-user

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && data == nil
  }
}
