// Fails: safety.unknown-id
// Diagnosis: When no subscription has this id, the first one is removed instead of none.
// Mistake: unknown-takes-another

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    guard !subscriptions.isEmpty else { return }
    let index = subscriptions.firstIndex { $0.id == subscriptionID } ?? 0
    subscriptions.remove(at: index)
  }
}
