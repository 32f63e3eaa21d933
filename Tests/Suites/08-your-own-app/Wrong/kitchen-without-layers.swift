// Fails: kitchen.bell
// Diagnosis: The kitchen runs the reducer as it was before there were layers.
// Mistake: kitchen-without-layers

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState()
  show(screen(of: state))
  return { event in
    appReducer(&state, event)
    show(screen(of: state))
  }
}
