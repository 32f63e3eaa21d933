// Fails: kitchen.shows-at-once
// Diagnosis: The screen is shown only after the first event.
// Mistake: kitchen-shows-nothing-at-once

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
