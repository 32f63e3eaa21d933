// No loop and no `Sequence.reduce`: each function takes one event off the list.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  guard case .reset(let value) = event else {
    if case .increase = event { return state + 1 }
    return state - 1
  }
  return value
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  guard let first = events.first else { return initial }
  return replay(Array(events.dropFirst()), from: reduce(initial, event: first))
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  guard let first = events.first else { return [initial] }
  return [initial] + history(of: Array(events.dropFirst()), from: reduce(initial, event: first))
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count > 0, !events.isEmpty else { return replay(events, from: initial) }
  return undoing(last: count - 1, of: events.dropLast(), from: initial)
}
