// Fails: can-trigger.password
// Diagnosis: The username is asked twice, and the password never.
// Mistake: button-forgets-password

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !username.isEmpty && !loading
  }
}
