// Fails: inside.nothing-lost
// Diagnosis: As soon as an event waits the round is left, and who comes later on the list is not told.
// Mistake: round-breaks-off

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    let waitingCount = waitingEvents.count
    for (id, observer) in subscriptions where subscriptions.contains(where: { $0.id == id }) {
      observer(oldState, newState)
      if waitingEvents.count > waitingCount { break }
    }
  }
}
