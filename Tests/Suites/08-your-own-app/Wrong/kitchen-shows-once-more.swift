// Fails: kitchen.shows-each
// Diagnosis: The screen is shown once more, to be sure.
// Mistake: kitchen-shows-twice

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
    show(screen(of: state))
  }
}
