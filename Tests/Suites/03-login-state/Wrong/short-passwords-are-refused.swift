// Fails: can-trigger.ready
// Diagnosis: The password has to have four characters.
// Mistake: button-wants-longer-texts

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && password.count >= 4 && !loading
  }
}
