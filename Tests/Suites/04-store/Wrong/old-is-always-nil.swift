// Fails: store.history
// Diagnosis: Only the replay has no old state; every step has one.
// Mistake: old-stays-behind

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(nil, newState)
    }
  }
}
