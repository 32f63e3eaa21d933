// Fails: screen.unsubscribes
// Diagnosis: The screen goes away, but its subscription stays behind in the store.
// Mistake: stays-subscribed

// MARK: - Step 1: Store

/// Keeps closures, but has no fields to show.
struct Hidden: CustomReflectable {
  var observers: [(id: UUID, observer: Store.Observer)] = []
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension Store {
  private var hidden = Hidden()
  private var subscriptions: [(id: UUID, observer: Observer)] {
    get { hidden.observers }
    set { hidden.observers = newValue }
  }
}

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: deinit
}
