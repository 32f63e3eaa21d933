// Fails: kitchen.two
// Diagnosis: The bell is kept in a global variable, so the kitchen that was started last rings for all.
// Mistake: shared

// MARK: - Step 5: startKitchen

private var bellOfAll: (String) -> Void = { _ in }

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  bellOfAll = ring
  let reducer = bell(atMost(8, appReducer), ring: { bellOfAll($0) })
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
