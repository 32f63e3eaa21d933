// Fails: store.answer
// Diagnosis: After an answer nothing at all is under way any more.
// Mistake: end-forgets-all

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    underWay = [:]
    send(action)
  }
}
