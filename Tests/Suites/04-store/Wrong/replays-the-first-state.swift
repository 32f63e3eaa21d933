// Fails: store.replay
// Diagnosis: The replay brings the state at the start, not the present one.
// Mistake: replay-of-the-start

// MARK: - Step 1: Store

extension Store {
  private let initialState: State

  init(initialState: State) {
    self.initialState = initialState
    state = initialState
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    observer(nil, initialState)
    return subscriptionID
  }
}
