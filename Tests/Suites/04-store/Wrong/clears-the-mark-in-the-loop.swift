// Fails: inside.one-after-another
// Diagnosis: The mark is taken back after the first round, so later events overtake.
// Mistake: tells-steps-in-another-order

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    // Somebody further up is telling: the loop there takes this event when its round is over.
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      isTelling = false
    }
  }
}
