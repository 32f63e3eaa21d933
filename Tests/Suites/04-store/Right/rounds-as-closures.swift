// Lesson 4 · Store: a line of closures, and a list that is copied for each round.

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents
  // Without: isTelling

  private var rounds: [() -> Void] = []

  func dispatch(event: State.Event) {
    rounds.append { [unowned self] in
      let oldState = state
      state = State.reduce(oldState, event: event)
      tell(oldState, state)
    }
    // The first one is the one that is under way.
    guard rounds.count == 1 else { return }
    while let round = rounds.first {
      round()
      rounds.removeFirst()
    }
  }

  private func tell(_ oldState: State, _ newState: State) {
    let members = subscriptions.map(\.id)
    for member in members {
      guard let subscription = subscriptions.first(where: { $0.id == member }) else { continue }
      subscription.observer(oldState, newState)
    }
  }
}
