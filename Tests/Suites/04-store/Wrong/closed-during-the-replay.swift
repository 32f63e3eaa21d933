// Fails: inside.while-subscribing
// Diagnosis: An event from a replay waits, and nobody works it off.
// Mistake: replay-closes-the-door

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    let wasTelling = isTelling
    isTelling = true
    observer(nil, state)
    isTelling = wasTelling
    return subscriptionID
  }
}
