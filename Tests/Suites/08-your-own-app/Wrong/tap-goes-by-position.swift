// Fails: timer.start
// Diagnosis: The number in the event is used as an index.
// Mistake: tap-goes-by-position

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, let event):
    let ids = state.timers.keys.sorted()
    guard ids.indices.contains(id), var timer = state.timers[ids[id]] else { return }
    timerReducer(&timer, event)
    state.timers[ids[id]] = timer
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
