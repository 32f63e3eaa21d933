// Fails: safety.same-id-twice
// Diagnosis: An id keeps its place when it has left: the second time whoever stands there now is removed.
// Mistake: tells-too-rarely

// MARK: - Step 1: Store

extension Store {
  private var places: [UUID: Int] = [:]

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    places[subscriptionID] = subscriptions.count
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard let place = places[subscriptionID], place < subscriptions.count else { return }
    subscriptions.remove(at: place)
    for (id, other) in places where other > place { places[id] = other - 1 }
  }
}
