// Fails: bell.rings
// Diagnosis: The layer knows what the app makes of a second, and doesn't look at what the reducer has made of it.
// Mistake: bell-foretells

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    var due: [String] = []
    if case .secondPassed = event {
      due = state.timers.sorted { $0.key < $1.key }.map(\.value)
        .filter { $0.isRunning && $0.secondsLeft == 1 }.map(\.name)
    }
    reducer(&state, event)
    for name in due { ring(name) }
  }
}
