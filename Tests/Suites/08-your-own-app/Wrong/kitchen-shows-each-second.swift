// Fails: kitchen.shows-each
// Diagnosis: Only the clock draws the screen anew.
// Mistake: kitchen-shows-too-little

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState()
  let reducer = bell(atMost(8, appReducer), ring: ring)
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    if case .secondPassed = event { show(screen(of: state)) }
  }
}
