// Fails: kitchen.shows-each
// Diagnosis: Each event begins with an empty kitchen.
// Mistake: kitchen-starts-over

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  show(screen(of: AppState()))
  return { event in
    var state = AppState()
    reducer(&state, event)
    show(screen(of: state))
  }
}
