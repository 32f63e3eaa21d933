// Fails: safety.unsubscribe-self, safety.subscribe-inside
// Diagnosis: The list gets shorter while it is walked by index, so the next observer is skipped.
// Mistake: walks-the-living-list

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    var index = 0
    while index < subscriptions.count {
      subscriptions[index].observer(oldState, newState)
      index += 1
    }
  }
}
