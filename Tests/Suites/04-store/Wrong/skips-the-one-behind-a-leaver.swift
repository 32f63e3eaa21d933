// Fails: safety.unsubscribe-self
// Diagnosis: In a round the list is asked for its places, and whoever has moved is skipped.
// Mistake: tells-too-rarely

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    // The loop walks over the list as it was when the round began, so a newcomer has to wait.
    // The question before each call leaves out whoever has unsubscribed since.
    let count = subscriptions.count
    for place in 0..<count where place < subscriptions.count && subscriptions.count == count {
      subscriptions[place].observer(oldState, newState)
    }
  }
}
