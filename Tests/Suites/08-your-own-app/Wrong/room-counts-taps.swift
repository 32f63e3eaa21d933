// Fails: layers.same-answer
// Diagnosis: The layer counts taps beside the state: what is there already isn't counted.
// Mistake: room-is-shared

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  var used = 0
  return { state, event in
    switch event {
    case .addTapped:
      guard used < count else { return }
      used += 1
    case .removeTapped(let id):
      if state.timers[id] != nil { used -= 1 }
    default:
      break
    }
    reducer(&state, event)
  }
}
