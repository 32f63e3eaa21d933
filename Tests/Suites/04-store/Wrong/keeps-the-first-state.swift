// Fails: store.dispatch
// Diagnosis: The reducer's result is told, but never kept in `state`.
// Mistake: state-never-changes

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let newState = State.reduce(state, event: waitingEvents.removeFirst())
      tell(state, newState)
    }
    isTelling = false
  }
}
