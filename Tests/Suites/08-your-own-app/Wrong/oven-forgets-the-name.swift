// Fails: tablet.trays
// Diagnosis: The first word is enough to know a dish.

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    let word = dish.prefix { $0 != " " }
    if tray.dish == nil { tray = Tray(dish: String(word)) }
  case .takenOut:
    tray = Tray()
  }
}
