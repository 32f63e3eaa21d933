// Fails: at-most.passes
// Diagnosis: The layer lets the event through, and takes the new timer away afterwards; its number is used up.
// Mistake: at-most-looks-afterwards

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    reducer(&state, event)
    guard case .addTapped = event, state.timers.count > count else { return }
    state.timers[state.count] = nil
  }
}
