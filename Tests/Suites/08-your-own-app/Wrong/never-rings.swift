// Fails: timer.rings
// Diagnosis: A timer runs or it is stopped, and nothing else.
// Mistake: never-rings

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : "stopped"
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}
