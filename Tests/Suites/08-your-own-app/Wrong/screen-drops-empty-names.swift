// Fails: add.names
// Diagnosis: The parts of a line that are empty are left out, each with a blank.
// Mistake: empty-name-leaves-no-blank

// MARK: - Step 1: what can happen

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    let time = "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    return [name, time, status].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
