// Fails: inside.any-plan
// Diagnosis: An event from inside only waits if it would change the state as it is then.
// Mistake: inner-steps-without-change

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    if isTelling && State.reduce(state, event: event) == state { return }
    waitingEvents.append(event)
    workOff()
  }

  private func workOff() {
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
