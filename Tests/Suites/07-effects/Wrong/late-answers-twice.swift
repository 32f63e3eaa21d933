// Fails: late.once
// Diagnosis: What was answered stays under way, so a second call back is sent as well.
// Mistake: answers-count-again

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    send(action)
  }
}
