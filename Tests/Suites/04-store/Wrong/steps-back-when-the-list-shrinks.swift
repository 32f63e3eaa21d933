// Fails: safety.unsubscribe-later
// Diagnosis: A round stays at its place whenever the list got shorter, also if somebody further down has left.
// Mistake: walks-the-living-list

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    let listed = Set(subscriptions.map(\.id))
    var index = 0
    while index < subscriptions.count {
      let (count, subscription) = (subscriptions.count, subscriptions[index])
      if listed.contains(subscription.id) { subscription.observer(oldState, newState) }
      if subscriptions.count >= count { index += 1 }
    }
  }
}
