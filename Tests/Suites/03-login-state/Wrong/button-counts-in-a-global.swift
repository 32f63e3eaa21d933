// Fails: can-trigger.pure-by-reading
// Diagnosis: How often the button was asked is counted in a global variable, which nobody looks at.

// MARK: - Step 2: canTriggerLogin

var askedCount = 0

extension State {
  var canTriggerLogin: Bool {
    askedCount += 1
    return !username.isEmpty && !password.isEmpty && !loading
  }
}
