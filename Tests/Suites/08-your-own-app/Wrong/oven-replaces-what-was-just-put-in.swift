// Fails: tablet.no-tray
// Diagnosis: A tray is in use as soon as a second has passed.
// Mistake: oven-replaces-what-was-just-put-in

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if tray.seconds == 0 { tray = Tray(dish: dish) }
  case .takenOut:
    tray = Tray()
  }
}
