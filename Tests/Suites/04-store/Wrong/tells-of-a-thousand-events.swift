// Fails: store.history
// Diagnosis: Nobody is told of what happens after a thousand events.

// MARK: - Step 1: Store

extension Store {
  private var count = 0

  private func tell(_ oldState: State, _ newState: State) {
    count += 1
    guard count <= 1_000 else { return }
    for (id, observer) in subscriptions where isSubscribed(id) { observer(oldState, newState) }
  }
}
