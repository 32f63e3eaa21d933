// Fails: inside.in-order
// Diagnosis: A second round is begun inside the first, and a third is refused.
// Mistake: one-level-only

// MARK: - Step 1: Store

extension Store {
  private var level = 0

  func dispatch(event: State.Event) {
    guard level < 2 else { return }
    level += 1
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
    level -= 1
  }
}
