// Fails: kitchen.two
// Diagnosis: The state is a global variable, so two kitchens share their timers.
// Mistake: shared

// MARK: - Step 5: startKitchen

private var state = AppState()

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
