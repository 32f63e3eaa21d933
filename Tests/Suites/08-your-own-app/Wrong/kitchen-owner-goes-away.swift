// Fails: kitchen.shows-each
// Diagnosis: The closure holds the owner weakly, and nobody else holds it: it is gone before the first event.
// Mistake: kitchen-shows-only-at-once

// MARK: - Step 5: startKitchen

private final class Kitchen {
  var state = AppState()
}

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  let kitchen = Kitchen()
  show(screen(of: kitchen.state))
  return { [weak kitchen] event in
    guard let kitchen else { return }
    reducer(&kitchen.state, event)
    show(screen(of: kitchen.state))
  }
}
