// Fails: safety.any-plan
// Diagnosis: Where the round ends is counted in places, so that a newcomer slips in if somebody in front leaves.

// MARK: - Step 1: Store

extension Store {
  private var next = 0
  private var end = 0

  func unsubscribe(_ subscriptionID: UUID) {
    guard let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) else { return }
    subscriptions.remove(at: index)
    if index < next { next -= 1 }
    end = min(end, subscriptions.count)
  }

  private func tell(_ oldState: State, _ newState: State) {
    (next, end) = (0, subscriptions.count)
    while next < end {
      next += 1
      subscriptions[next - 1].observer(oldState, newState)
    }
  }
}
