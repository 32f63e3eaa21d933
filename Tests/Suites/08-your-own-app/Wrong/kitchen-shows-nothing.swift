// Fails: kitchen.shows-at-once
// Diagnosis: The state is kept, and nobody shows it.
// Mistake: kitchen-shows-nothing

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  return { event in reducer(&state, event) }
}
