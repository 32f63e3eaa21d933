// Fails: can-trigger.username
// Diagnosis: Only the loading counts; the texts may be empty.
// Mistake: button-forgets-texts

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !loading
  }
}
