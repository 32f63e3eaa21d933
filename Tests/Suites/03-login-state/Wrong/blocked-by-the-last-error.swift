// Fails: can-trigger.outcome
// Diagnosis: After a failed login nobody can try again, because the error counts as an obstacle.
// Mistake: button-blocked-by-error

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading && error == nil
  }
}
