// Fails: order.after-unsubscribing
// Diagnosis: A place that has become free is taken by the next newcomer.
// Mistake: newcomer-takes-a-free-place

// MARK: - Step 1: Store

extension Store {
  private var places: [UUID?] = []
  private var observers: [UUID: Observer] = [:]

  // Without: subscriptions

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    if let free = places.firstIndex(where: { $0 == nil }) {
      places[free] = subscriptionID
    } else {
      places.append(subscriptionID)
    }
    observers[subscriptionID] = observer
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    observers[subscriptionID] = nil
    if let place = places.firstIndex(of: subscriptionID) { places[place] = nil }
  }

  private func tell(_ oldState: State, _ newState: State) {
    let known = observers
    for case let id? in places where known[id] != nil {
      observers[id]?(oldState, newState)
    }
  }

  // Without: isSubscribed(_:)
}
