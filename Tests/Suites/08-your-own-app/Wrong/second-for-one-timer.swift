// Fails: timer.others
// Diagnosis: The first timer that runs is found, and then the search ends.
// Mistake: second-for-one-timer

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
    let running = state.timers.filter { $0.value.isRunning }.keys.min()
    if let running { state.timers[running]?.secondPassed() }
  }
}
