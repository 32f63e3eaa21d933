// Fails: kitchen.eight
// Diagnosis: The bell is there, but any number of timers has room.
// Mistake: kitchen-without-limit

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(appReducer, ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
