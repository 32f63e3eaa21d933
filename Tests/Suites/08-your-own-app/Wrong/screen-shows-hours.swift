// Fails: add.time
// Diagnosis: From sixty minutes on there is a third number, for the hours.
// Mistake: time-has-hours

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    let seconds = rest < 10 ? "0\(rest)" : "\(rest)"
    guard minutes >= 60 else { return "\(name) \(minutes):\(seconds) \(status)" }
    let (hours, others) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(name) \(hours):\(others < 10 ? "0" : "")\(others):\(seconds) \(status)"
  }
}
