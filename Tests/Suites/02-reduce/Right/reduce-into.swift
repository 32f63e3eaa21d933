// A mutating method changes a copy in place, and `reduce(into:)` does the rest.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

extension State {
  mutating func apply(_ event: Event) {
    if case .increase = event { self += 1 }
    if case .decrease = event { self -= 1 }
    if case .reset(let value) = event { self = value }
  }
}

func reduce(_ state: State, event: Event) -> State {
  var state = state
  state.apply(event)
  return state
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  events.reduce(into: initial) { state, event in state.apply(event) }
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  events.reduce(into: [initial]) { states, event in
    states += [reduce(states.last ?? initial, event: event)]
  }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  var events = events
  events.removeLast(min(max(0, count), events.count))
  return replay(events, from: initial)
}
