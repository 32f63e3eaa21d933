// Fails: kitchen.silent
// Diagnosis: what is shown is printed, too.
// Mistake: prints

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    print(screen(of: state))
    show(screen(of: state))
  }
}
