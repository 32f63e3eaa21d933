// Fails: kitchen.bell
// Diagnosis: The new screen is shown first, and then the bell rings.
// Mistake: kitchen-rings-after-the-screen

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var names: [String] = []
  let reducer = bell(atMost(8, appReducer), ring: { names.append($0) })
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
    names.forEach(ring)
    names = []
  }
}
