// Fails: store.answer
// Diagnosis: When something has come back, nothing is under way any more.
// Mistake: end-forgets-all

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    underWay = [:]
    send(action)
  }
}
