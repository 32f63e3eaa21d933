// Fails: can-trigger.outcome
// Diagnosis: The button stays closed after any login, failed or not.
// Mistake: button-blocked-by-outcome

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && data == nil && error == nil
  }
}
