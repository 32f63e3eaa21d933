// Fails: safety.unsubscribe-earlier
// Diagnosis: When an earlier observer leaves in a round, all move up by one place, and the next one is skipped.
// Mistake: tells-too-rarely

// MARK: - Step 1: Store

extension Store {
  private var place = 0
  private var end = 0

  func unsubscribe(_ subscriptionID: UUID) {
    guard let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) else { return }
    subscriptions.remove(at: index)
    end -= 1
    if index == place { place -= 1 }
  }

  private func tell(_ oldState: State, _ newState: State) {
    place = 0
    end = subscriptions.count
    while place < end {
      subscriptions[place].observer(oldState, newState)
      place += 1
    }
  }
}
