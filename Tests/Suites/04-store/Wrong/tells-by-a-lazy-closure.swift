// Fails: store.goes-away
// Diagnosis: A closure that the store makes for its first event and keeps uses the store.
// Mistake: event-holds-store

// MARK: - Step 1: Store

extension Store {
  // Without: tell(_:_:)

  private lazy var tell: (State, State) -> Void = { oldState, newState in
    for (id, observer) in self.subscriptions where self.isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
