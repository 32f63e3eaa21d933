// Fails: add.same-answer
// Diagnosis: The timers are kept in a global variable, so a new kitchen isn't without timers.
// Mistake: shared

// MARK: - Step 1: what can happen

private var everything: [Int: KitchenTimer] = [:]

extension AppState {
  var timers: [Int: KitchenTimer] {
    get { everything }
    set { everything = newValue }
  }
}
