// Fails: inside.several
// Diagnosis: What waits is the reducer's answer to the state of that moment, not the event.
// Mistake: computes-too-early

// MARK: - Step 1: Store

extension Store {
  private var waitingStates: [State] = []

  func dispatch(event: State.Event) {
    waitingStates.append(State.reduce(state, event: event))
    guard !isTelling else { return }
    isTelling = true
    while !waitingStates.isEmpty {
      let oldState = state
      state = waitingStates.removeFirst()
      tell(oldState, state)
    }
    isTelling = false
  }
}
