// Fails: tablet.trays
// Diagnosis: An empty name is taken for an empty tray.
// Mistake: oven-takes-nothing-without-a-name

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if tray.dish == nil, !dish.isEmpty { tray = Tray(dish: dish) }
  case .takenOut:
    tray = Tray()
  }
}
