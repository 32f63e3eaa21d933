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
