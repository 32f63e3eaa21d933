// Fails: tablet.kitchen
// Diagnosis: The rules of the timers are copied, and start is a switch in the copy.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  return { state, event in
    switch event {
    case .kitchen(let event):
      let before = state.kitchen.timers
      change(&state.kitchen, by: event)
      for (id, timer) in state.kitchen.timers.sorted(by: { $0.key < $1.key })
      where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
        ring(timer.name)
      }
    case .pastry(let event):
      change(&state.pastry, by: event)
      if case .secondPassed = event {
        for id in state.trays.keys where state.trays[id]?.dish != nil {
          state.trays[id]?.seconds += 1
        }
      }
    case .trayIn(let tray, let name):
      if let old = state.trays[tray], old.dish == nil { state.trays[tray]?.dish = name }
    case .trayOut(let tray):
      if state.trays[tray] != nil { state.trays[tray] = Tray() }
    }
    log(event.place)
  }
}

/// The timers' rules once more.
private func change(_ state: inout AppState, by event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, .startTapped):
    if let timer = state.timers[id] { state.timers[id]?.isRunning = !timer.isRunning }
  case .timer(let id, .pauseTapped):
    state.timers[id]?.isRunning = false
  case .timer(let id, .resetTapped):
    state.timers[id]?.isRunning = false
    if let full = state.timers[id]?.seconds { state.timers[id]?.secondsLeft = full }
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys where state.timers[id]?.isRunning == true {
      state.timers[id]?.secondsLeft -= 1
      if state.timers[id]?.secondsLeft == 0 { state.timers[id]?.isRunning = false }
    }
  }
}
