// Fails: can-trigger.ready
// Diagnosis: The answer says when the button may not be tapped.
// Mistake: button-inverted

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return username.isEmpty || password.isEmpty || loading
  }
}
