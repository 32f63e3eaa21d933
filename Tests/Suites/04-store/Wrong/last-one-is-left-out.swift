// Fails: safety.unsubscribe-self
// Diagnosis: When only one observer is left in the middle of a round, the round ends before it is told.

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    let crowd = subscriptions.count
    for (id, observer) in subscriptions where isSubscribed(id) {
      if crowd == 2 && subscriptions.count == 1 { return }
      observer(oldState, newState)
    }
  }
}
