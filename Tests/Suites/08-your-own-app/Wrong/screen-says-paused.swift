// Fails: timer.pause
// Diagnosis: A timer that was paused has a word of its own, `paused`.
// Mistake: screen-has-another-word

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let resting = secondsLeft < seconds ? "paused" : "stopped"
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : resting
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}
