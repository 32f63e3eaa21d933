// Fails: at-most.passes
// Diagnosis: A full kitchen holds removals back as well.
// Mistake: at-most-holds-everything-back

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch event {
    case .addTapped where state.timers.count >= count: return
    case .removeTapped where state.timers.count >= count: return
    default: reducer(&state, event)
    }
  }
}
