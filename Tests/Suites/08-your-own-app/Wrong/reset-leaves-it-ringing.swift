// Fails: timer.reset
// Diagnosis: Whether it rings is kept beside the time, and reset forgets to take that back.
// Mistake: ringing-is-kept

// MARK: - Step 1: what can happen

/// One timer.
struct KitchenTimer {
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false
  var isRinging = false
}

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRinging ? "rings" : isRunning ? "running" : "stopped"
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    isRunning = secondsLeft > 0
    isRinging = secondsLeft == 0
  }
}
