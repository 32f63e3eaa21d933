// Fails: inside.any-plan
// Diagnosis: A new login takes the answer that waits for an old one away.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    if case .onTriggerLogin = event {
      waitingEvents.removeAll { if case .onLoginSuccess = $0 { true } else { false } }
    }
    waitingEvents.append(event)
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
