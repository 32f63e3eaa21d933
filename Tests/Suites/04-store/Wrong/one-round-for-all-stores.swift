// Fails: store.two
// Diagnosis: While one store tells its observers, another one waits, too.

// MARK: - Step 1: Store

extension Store {
  private nonisolated(unsafe) static var isTelling = false
  private nonisolated(unsafe) static var rounds: [() -> Void] = []

  func dispatch(event: State.Event) {
    Store.rounds.append {
      let oldState = self.state
      self.state = State.reduce(oldState, event: event)
      self.tell(oldState, self.state)
    }
    guard !Store.isTelling else { return }
    Store.isTelling = true
    while !Store.rounds.isEmpty { Store.rounds.removeFirst()() }
    Store.isTelling = false
  }
}
