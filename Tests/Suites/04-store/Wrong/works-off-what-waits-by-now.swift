// Fails: inside.one-after-another
// Diagnosis: What waits is worked off once after a round; an answer to an answer waits until the next event.
// Mistake: works-off-once

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    take(waitingEvents.removeFirst())
    let answers = waitingEvents
    waitingEvents.removeAll()
    answers.forEach(take)
    isTelling = false
  }

  private func take(_ event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
