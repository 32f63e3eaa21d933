// Fails: kitchen.shows-each
// Diagnosis: After each event the screen from before it is shown.
// Mistake: kitchen-shows-the-old-state

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    let lines = screen(of: state)
    reducer(&state, event)
    show(lines)
  }
}
