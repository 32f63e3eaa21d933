// Fails: tablet.kitchen, tablet.trays
// Diagnosis: The tablet shows the parts, and its reducer is still to come.
// Mistake: tablet-does-nothing

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  return { _, event in log(event.place) }
}
