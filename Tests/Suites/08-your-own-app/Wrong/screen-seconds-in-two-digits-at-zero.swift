// Fails: add.time
// Diagnosis: A full minute needs two digits, so only that one gets them.
// Mistake: seconds-have-one-digit

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    return "\(name) \(minutes):\(rest == 0 ? "00" : "\(rest)") \(status)"
  }
}
