// Fails: kitchen.silent
// Diagnosis: The kitchen counts its events, and says so at the seventh.
// Mistake: prints

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  var count = 0
  show(screen(of: state))
  return { event in
    count += 1
    if count == 7 { print("Seven events") }
    reducer(&state, event)
    show(screen(of: state))
  }
}
