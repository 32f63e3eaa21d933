// Fails: kitchen.shows-each
// Diagnosis: The kitchen itself holds the ninth timer back, and shows nothing then.
// Mistake: kitchen-shows-too-little

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(appReducer, ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    if case .addTapped = event, state.timers.count >= 8 { return }
    reducer(&state, event)
    show(screen(of: state))
  }
}
