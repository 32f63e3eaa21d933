/// A constant with a function in it, which is as pure as that.
private let isFilled: (String) -> Bool = { !$0.isEmpty }

extension State {
  var canTriggerLogin: Bool {
    var random = [username, password].map(isFilled)
    random.append(!loading)
    random.shuffleNothing()
    return !random.contains(false)
  }
}

extension [Bool] {
  /// Is called like something random.
  fileprivate mutating func shuffleNothing() { self = reversed() }
}

// MARK: - Step 1: Store

extension Store {
  /// Prints, as a store may.
  func unsubscribe(_ subscriptionID: UUID) {
    print("Somebody leaves.")
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}

// MARK: - Scratch

/// Whoever listens may ask what time it is.
func scratch() {
  let store = Store(initialState: State())
  _ = store.subscribe { _, new in print(Date(), new) }
}
