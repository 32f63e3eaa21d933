// Fails: safety.unsubscribe-later
// Diagnosis: A copy of the list still holds who has left during the round, and it is told.
// Mistake: tells-who-has-left

// MARK: - Step 1: Store

extension Store {
  // Without: isSubscribed(_:)

  private func tell(_ oldState: State, _ newState: State) {
    for (_, observer) in subscriptions {
      observer(oldState, newState)
    }
  }
}
