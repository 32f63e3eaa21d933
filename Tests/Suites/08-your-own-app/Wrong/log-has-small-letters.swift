// Fails: tablet.log
// Diagnosis: The places are written in small letters.
// Mistake: log-has-other-words

// MARK: - Step 7: one tablet

extension TabletEvent {
  var place: String {
    switch self {
    case .kitchen: "kitchen"
    case .pastry: "pastry"
    case .trayIn, .trayOut: "oven"
    }
  }
}
