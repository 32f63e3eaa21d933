// Fails: timer.rings
// Diagnosis: A second looks for zero before it takes one away, so a timer at zero runs once more.
// Mistake: rings-a-second-late

// MARK: - Step 1: what can happen

/// One timer.
struct KitchenTimer {
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false
  var rings = false
}

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : rings ? "rings" : "stopped"
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    if !timer.rings { timer.isRunning = true }
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    (timer.isRunning, timer.rings) = (false, false)
    timer.secondsLeft = timer.seconds
  }
}

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    if secondsLeft == 0 { (isRunning, rings) = (false, true) } else { secondsLeft -= 1 }
  }
}
