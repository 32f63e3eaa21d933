// Fails: order.after-unsubscribing
// Diagnosis: The ids are counted in a byte, so the 257th is the first one once more.

// MARK: - Step 1: Store

extension Store {
  private static var count: UInt8 = 0

  func subscribe(observer: @escaping Observer) -> UUID {
    Store.count &+= 1
    let byte = Store.count
    let subscriptionID = UUID(uuid: (7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte))
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions.removeAll { $0.id == subscriptionID }
  }
}
