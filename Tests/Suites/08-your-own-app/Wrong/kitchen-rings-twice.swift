// Fails: kitchen.bell
// Diagnosis: The bell is put around the app and around the room, so each timer is called twice.
// Mistake: kitchen-has-the-bell-twice

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, bell(appReducer, ring: ring)), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}
