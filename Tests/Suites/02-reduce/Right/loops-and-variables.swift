// Loops with variables that live and die inside of each function.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  var state = state
  switch event {
  case .increase:
    state += 1
  case .decrease:
    state -= 1
  case .reset(to: let value):
    state = value
  }
  return state
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  for event in events {
    state = reduce(state, event: event)
  }
  return state
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var state = initial
  var states: [State] = []
  states.append(state)
  for event in events {
    state = reduce(state, event: event)
    states.append(state)
  }
  return states
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  if count <= 0 { return replay(events, from: initial) }
  if count >= events.count { return initial }
  var kept: [Event] = []
  var index = 0
  while index < events.count - count {
    kept.append(events[index])
    index += 1
  }
  return replay(kept, from: initial)
}
