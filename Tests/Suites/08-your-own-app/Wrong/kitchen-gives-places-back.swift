// Fails: kitchen.eight
// Diagnosis: Free places are counted beside the state, and a tap that removes nothing gives one back, too.

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(appReducer, ring: ring)
  var state = AppState()
  var free = 8
  show(screen(of: state))
  return { event in
    switch event {
    case .addTapped(_, let seconds):
      if free > 0 { reducer(&state, event) }
      if free > 0, seconds > 0 { free -= 1 }
    case .removeTapped:
      reducer(&state, event)
      free = min(free + 1, 8)
    default: reducer(&state, event)
    }
    show(screen(of: state))
  }
}
