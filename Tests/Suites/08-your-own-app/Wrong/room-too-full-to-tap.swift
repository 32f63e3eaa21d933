// Fails: at-most.passes
// Diagnosis: Where there are more timers than room, nothing that is tapped passes.

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch event {
    case .addTapped where state.timers.count >= count: return
    case .timer where state.timers.count > count: return
    default: reducer(&state, event)
    }
  }
}
