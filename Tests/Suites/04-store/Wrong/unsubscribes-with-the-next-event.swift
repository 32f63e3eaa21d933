// Fails: screen.unsubscribes
// Diagnosis: The observer of a screen that has gone unsubscribes itself, but only when it is told something.

// MARK: - Step 3: LoginScreen

final class Box { var id: UUID? }
extension LoginScreen {
  init(store: Store) {
    self.store = store
    let box = Box()
    subscriptionID = store.subscribe { [weak self, weak store] oldState, newState in
      if self == nil, let id = box.id { store?.unsubscribe(id) }
      self?.draw(from: oldState, to: newState)
    }
    box.id = subscriptionID
  }

  // Without: deinit
}
