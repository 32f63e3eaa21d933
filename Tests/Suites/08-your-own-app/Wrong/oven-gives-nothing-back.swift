// Fails: tablet.trays
// Diagnosis: What is in the oven stays in.
// Mistake: event-changes-too-little

// MARK: - Step 7: one tablet

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  if case .put(let dish) = event, tray.dish == nil { tray = Tray(dish: dish) }
}
