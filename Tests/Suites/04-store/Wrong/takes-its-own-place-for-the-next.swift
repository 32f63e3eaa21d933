// Fails: safety.any-plan
// Diagnosis: The loop finds its place by whoever was told last; if that one has left, the place is still the old one, even where somebody in front has left with it.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      let audience = Set(subscriptions.map { $0.id })
      var index = 0
      while index < subscriptions.count, audience.contains(subscriptions[index].id) {
        let (id, observer) = subscriptions[index]
        observer(oldState, state)
        if let place = subscriptions.firstIndex(where: { $0.id == id }) { index = place + 1 }
      }
    }
    isTelling = false
  }
}
