// Fails: tablet.no-tray
// Diagnosis: A dish that is called a test is on the tray only until another one comes.

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if tray.dish == nil || tray.dish == "Test" { tray = Tray(dish: dish) }
  case .takenOut:
    tray = Tray()
  }
}
