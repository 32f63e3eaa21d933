// Fails: can-trigger.same-answer
// Diagnosis: Whoever was asked while loading says no the next time as well, about whatever state.

// MARK: - Step 2: canTriggerLogin

extension State {
  static var wasLoading = false

  var canTriggerLogin: Bool {
    defer { State.wasLoading = loading }
    return !username.isEmpty && !password.isEmpty && !loading && !State.wasLoading
  }
}
