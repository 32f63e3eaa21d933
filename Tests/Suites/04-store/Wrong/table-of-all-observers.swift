// Fails: store.goes-away
// Diagnosis: The observers of all stores are in a global table, under their stores. Nothing takes them out when a store goes away.

// MARK: - Step 1: Store

extension Store {
  private nonisolated(unsafe) static var all: [ObjectIdentifier: [(id: UUID, observer: Observer)]] =
    [:]

  private var subscriptions: [(id: UUID, observer: Observer)] {
    get { Store.all[ObjectIdentifier(self)] ?? [] }
    set { Store.all[ObjectIdentifier(self)] = newValue }
  }

  init(initialState: State) {
    state = initialState
    subscriptions = []
  }
}
