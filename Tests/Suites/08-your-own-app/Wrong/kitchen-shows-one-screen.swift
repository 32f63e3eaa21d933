// Fails: kitchen.shows-each
// Diagnosis: The screen is made once, and the same lines are shown after each event.
// Mistake: kitchen-shows-the-first-screen

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  let lines = screen(of: state)
  show(lines)
  return { event in
    reducer(&state, event)
    show(lines)
  }
}
