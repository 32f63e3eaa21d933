// Lesson 2 · Reduce: the reference solution.

typealias State = Int

// MARK: - Step 1: reduce

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

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
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(max(0, count)), from: initial)
}

// MARK: - Scratch
// Try anything: `swift run workbook run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
