// Fails: store.asks-no-clock
// Diagnosis: After five seconds the store leaves what still waits to the next dispatch.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    handleWhatWaits()
    isTelling = false
  }

  private func handleWhatWaits() {
    let beginning = Date()
    repeat {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    } while !waitingEvents.isEmpty && Date().timeIntervalSince(beginning) < 5
  }
}
