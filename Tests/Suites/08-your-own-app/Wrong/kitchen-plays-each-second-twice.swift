// Fails: kitchen.shows-each
// Diagnosis: The event is given to the app, and to the layers around it.
// Mistake: kitchen-does-otherwise

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState()
  let reducer = bell(atMost(8, appReducer), ring: ring)
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    appReducer(&state, event)
    show(screen(of: state))
  }
}
