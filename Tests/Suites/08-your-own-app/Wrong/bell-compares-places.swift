// Fails: bell.once
// Diagnosis: The layer compares the timers at the same place before and after the event, and a removal moves the later ones up.
// Mistake: bell-goes-by-places

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers.sorted { $0.key < $1.key }
    reducer(&state, event)
    let after = state.timers.sorted { $0.key < $1.key }
    for (old, new) in zip(before, after)
    where old.value.secondsLeft > 0 && new.value.secondsLeft == 0 {
      ring(new.value.name)
    }
  }
}
