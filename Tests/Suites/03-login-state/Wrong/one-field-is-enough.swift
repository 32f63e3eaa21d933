// Fails: can-trigger.username
// Diagnosis: One filled field is taken to be enough; both have to be filled.
// Mistake: button-one-field-enough

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !(username.isEmpty && password.isEmpty) && !loading
  }
}
