// Fails: kitchen.silent
// Diagnosis: The first kitchen says that it is open, and no other one does.

// MARK: - Step 5: startKitchen

nonisolated(unsafe) var isOpen = false

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  if !isOpen { print("The kitchen is open.") }
  isOpen = true
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
