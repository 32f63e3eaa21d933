// Fails: tablet.oven-clock
// Diagnosis: Nothing is in for longer than a minute.
// Mistake: tray-time-is-written-otherwise

// MARK: - Step 7: one tablet

extension Tray {
  fileprivate var line: String {
    dish.map { "\($0) 0:\(seconds < 10 ? "0" : "")\(seconds)" } ?? "empty"
  }
}
