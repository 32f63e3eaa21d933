// Fails: timer.start-ringing
// Diagnosis: Start runs whatever is left, and a second stops a timer only when it comes to zero.
// Mistake: ringing-timer-starts-again

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = secondsLeft == 0 ? "rings" : isRunning ? "running" : "stopped"
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = true
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    if secondsLeft == 0 { isRunning = false }
  }
}
