// Fails: timer.others
// Diagnosis: When a timer has run out, those behind it miss the second.
// Mistake: second-misses-a-timer

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys.sorted() where state.timers[id]?.isRunning == true {
      state.timers[id]?.secondPassed()
      if state.timers[id]?.isRunning == false { break }
    }
  }
}
