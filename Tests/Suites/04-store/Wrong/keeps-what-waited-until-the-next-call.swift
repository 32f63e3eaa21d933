// Fails: inside.unsubscribed
// Diagnosis: What waited are closures that hold the store, and they are only cleared when the next call begins.

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents

  private var waitingSteps: [() -> Void] = []

  func dispatch(event: State.Event) {
    if isTelling {
      waitingSteps.append { self.happen(event) }
      return
    }
    isTelling = true
    waitingSteps = []
    happen(event)
    var next = 0
    while next < waitingSteps.count {
      waitingSteps[next]()
      next += 1
    }
    isTelling = false
  }

  private func happen(_ event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
