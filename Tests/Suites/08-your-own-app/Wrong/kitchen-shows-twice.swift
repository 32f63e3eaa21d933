// Fails: kitchen.shows-each
// Diagnosis: The screen is shown before each event and after it.
// Mistake: kitchen-shows-twice

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    show(screen(of: state))
    reducer(&state, event)
    show(screen(of: state))
  }
}
