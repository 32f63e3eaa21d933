// Comes to: crashed stackOverflow at reduce.increase
// Tries: calls itself without end, and takes a mebibyte of the stack each time.
// Needs: Swift 6.2

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

@available(macOS 26, *)
func deep(_ count: Int) -> Int {
  var frame = InlineArray<131072, Int>(repeating: count)
  frame[0] = deep(count + 1)
  return frame[count & 131071]
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase:
    if #available(macOS 26, *) { return deep(state) }
    return state
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
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(max(0, count)), from: initial)
}
