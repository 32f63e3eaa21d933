// Fails: add.time
// Diagnosis: The seconds have as many digits as they need, so five minutes are `5:0`.
// Mistake: seconds-have-one-digit

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    return "\(name) \(minutes):\(rest) \(status)"
  }
}
