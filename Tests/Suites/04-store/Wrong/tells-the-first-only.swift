// Fails: store.everyone
// Diagnosis: Only the first observer is told; the others wait for nothing.
// Mistake: first-observer-only

// MARK: - Step 1: Store

extension Store {
  // Without: isSubscribed(_:)

  private func tell(_ oldState: State, _ newState: State) {
    if let first = subscriptions.first { first.observer(oldState, newState) }
  }
}
