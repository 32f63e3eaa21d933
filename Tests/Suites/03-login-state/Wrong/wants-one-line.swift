// Fails: can-trigger.ready
// Diagnosis: nobody asked that the name is one line.

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && !username.contains("\n")
  }
}
