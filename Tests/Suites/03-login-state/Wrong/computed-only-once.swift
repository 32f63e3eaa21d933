// Fails: can-trigger.derived
// Diagnosis: A lazy property is computed once and then stored; its answer goes out of date.
// Mistake: button-out-of-date

extension State {
  lazy var canTriggerLogin: Bool = !username.isEmpty && !password.isEmpty && !loading
}

// MARK: - Step 2: canTriggerLogin

// Without: extension State
