// Fails: timer.copy
// Diagnosis: Each timer is an object, which all copies of the state have.
// Mistake: copies-are-one-object

// MARK: - Step 1: what can happen

final class KitchenTimer {
  let name: String
  /// From where it goes down.
  let seconds: Int
  var secondsLeft: Int
  var isRunning = false

  init(name: String, seconds: Int, secondsLeft: Int) {
    (self.name, self.seconds, self.secondsLeft) = (name, seconds, secondsLeft)
  }
}

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    isRunning = secondsLeft > 0
  }
}
