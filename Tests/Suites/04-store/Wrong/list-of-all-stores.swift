// Fails: store.goes-away
// Diagnosis: A global list holds every store for good.
// Mistake: every-store-is-kept

// MARK: - Step 1: Store

extension Store {
  private nonisolated(unsafe) static var all: [Store] = []

  init(initialState: State) {
    state = initialState
    Store.all.append(self)
  }
}
