// Fails: add.same-answer
// Diagnosis: The number of the newest timer is a global variable, so a second kitchen doesn't begin with 1.
// Mistake: shared

// MARK: - Step 1: what can happen

private var newest = 0

extension AppState {
  var count: Int {
    get { newest }
    set { newest = newValue }
  }
}
