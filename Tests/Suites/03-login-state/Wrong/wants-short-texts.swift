// Fails: can-trigger.ready
// Diagnosis: nobody asked that the texts are short.

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && password.utf8.count <= 64
  }
}
