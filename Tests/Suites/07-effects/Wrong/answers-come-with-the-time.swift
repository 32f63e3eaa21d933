// Fails: store.asks-no-clock
// Diagnosis: What a callback calls prints how long the store has been there.

// MARK: - Step 2: Store

private let opened = ContinuousClock.now

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    print("answer to", id, "after", ContinuousClock.now - opened)
    underWay[id] = nil
    send(action)
  }
}
