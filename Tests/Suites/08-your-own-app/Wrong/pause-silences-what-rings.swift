// Fails: timer.rings
// Diagnosis: Pause on a timer that rings makes it `stopped`, with nothing left.
// Mistake: pause-silences-what-rings

// MARK: - Step 1: what can happen

/// One timer.
struct KitchenTimer {
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var status = "stopped"
  var isRunning: Bool { status == "running" }
}

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    if timer.secondsLeft > 0 { timer.status = "running" }
  case .pauseTapped:
    timer.status = "stopped"
  case .resetTapped:
    timer.status = "stopped"
    timer.secondsLeft = timer.seconds
  }
}

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    if secondsLeft == 0 { status = "rings" }
  }
}
