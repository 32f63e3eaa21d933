// Fails: add.time
// Diagnosis: The minutes have two digits, as on a digital clock.
// Mistake: minutes-have-two-digits

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    let digits = [minutes, rest].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(name) \(digits.joined(separator: ":")) \(status)"
  }
}
