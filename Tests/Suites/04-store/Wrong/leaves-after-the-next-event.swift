// Fails: store.unsubscribe
// Diagnosis: Who has left is taken from the list after the next round only, and told once more.
// Mistake: told-once-more

// MARK: - Step 1: Store

extension Store {
  private var leaving: [UUID] = []

  func unsubscribe(_ subscriptionID: UUID) {
    leaving.append(subscriptionID)
  }

  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
    subscriptions.removeAll { leaving.contains($0.id) }
    leaving = []
  }
}
