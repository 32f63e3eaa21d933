// Fails: tablet.no-tray
// Diagnosis: What is put in last counts.
// Mistake: oven-replaces-what-is-in

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    tray = Tray(dish: dish)
  case .takenOut:
    tray = Tray()
  }
}
