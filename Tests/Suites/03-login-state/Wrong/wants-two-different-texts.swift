// Fails: can-trigger.ready
// Diagnosis: nobody asked that the texts differ.
// Mistake: button-wants-different-texts

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && username != password
  }
}
