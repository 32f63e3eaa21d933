// Fails: kitchen.shows-each
// Diagnosis: The screen is shown only if it has changed.
// Mistake: kitchen-shows-only-changes

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  var shown = screen(of: state)
  show(shown)
  return { event in
    reducer(&state, event)
    guard screen(of: state) != shown else { return }
    shown = screen(of: state)
    show(shown)
  }
}
