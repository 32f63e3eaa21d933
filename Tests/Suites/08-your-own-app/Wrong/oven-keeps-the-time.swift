// Fails: tablet.oven-clock
// Diagnosis: The time of a tray goes on, whatever is on it.
// Mistake: oven-keeps-the-time-of-the-last-dish

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if tray.dish == nil { tray.dish = dish }
  case .takenOut:
    tray.dish = nil
  }
}
