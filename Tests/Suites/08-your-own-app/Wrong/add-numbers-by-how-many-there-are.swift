// Fails: remove.number
// Diagnosis: The next number is how many timers there are, plus one, so 3 is given again.
// Mistake: number-is-given-again

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    let id = state.timers.count + 1
    state.timers[id] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
