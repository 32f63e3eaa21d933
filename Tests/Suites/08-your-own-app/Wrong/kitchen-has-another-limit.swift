// Fails: kitchen.eight
// Diagnosis: Ten is a rounder number.
// Mistake: kitchen-has-another-limit

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(10, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
