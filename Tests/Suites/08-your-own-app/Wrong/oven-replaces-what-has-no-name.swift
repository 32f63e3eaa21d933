// Fails: tablet.no-tray
// Diagnosis: A tray is in use if what is on it has a name.
// Mistake: oven-replaces-what-has-no-name

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if (tray.dish ?? "").isEmpty { tray = Tray(dish: dish) }
  case .takenOut:
    tray = Tray()
  }
}
