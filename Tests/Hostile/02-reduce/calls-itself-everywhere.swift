// Comes to: crashed stackOverflow at reduce.increase
// Tries: calls itself without end whatever it is asked.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

func deep(_ count: Int) -> Int { return count == -1 ? 0 : 1 &+ deep(count &+ 1) }

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return 1 + deep(state)
  case .decrease: return deep(state)
  case .reset(to: let value): return deep(value)
  }
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return deep(1) == 0
    ? []
    : events.reduce(into: [initial]) { states, event in
      states.append(reduce(states[states.count - 1], event: event))
    }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(max(0, count)), from: initial)
}
