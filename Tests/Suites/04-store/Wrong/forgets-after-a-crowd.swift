// Fails: store.two
// Diagnosis: After a round with many observers, every store leaves out the event that changes nothing.

// MARK: - Step 1: Store

extension Store {
  private static var hasHadACrowd = false

  private func tell(_ oldState: State, _ newState: State) {
    if subscriptions.count > 3 { Store.hasHadACrowd = true }
    guard !Store.hasHadACrowd || oldState != newState else { return }
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
