// Fails: safety.subscribe-inside
// Diagnosis: A newcomer is told of the step that its replay already contains.
// Mistake: newcomer-told-twice

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    var told: Set<UUID> = []
    while let next = subscriptions.first(where: { !told.contains($0.id) }) {
      told.insert(next.id)
      next.observer(oldState, newState)
    }
  }
}
