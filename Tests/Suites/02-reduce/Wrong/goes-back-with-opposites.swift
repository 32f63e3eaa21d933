// Fails: undoing.reset
// Diagnosis: Undoing applies opposite events, but a reset has none: it forgot what was before it.
// Mistake: undoing-with-opposites

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    states.append(reduce(states[states.count - 1], event: event))
  }
  return states
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let undone = events.suffix(max(0, count)).reversed()
  return undone.reduce(replay(events, from: initial)) { state, event in
    switch event {
    case .increase: return reduce(state, event: .decrease)
    case .decrease: return reduce(state, event: .increase)
    case .reset: return reduce(state, event: .reset(to: initial))
    }
  }
}
