// Fails: kitchen.bell
// Diagnosis: There is room for eight, but no bell around it.
// Mistake: kitchen-without-bell

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = atMost(8, appReducer)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
