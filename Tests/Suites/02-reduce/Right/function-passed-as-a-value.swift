// The reducer is handed to `Sequence.reduce` by its name; the rest is made of prefixes.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  return switch event {
  case .increase: state + 1
  case .decrease: state - 1
  case .reset(let value): value
  }
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  events.reduce(initial, reduce)
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  (0...events.count).map { replay(Array(events.prefix($0)), from: initial) }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = events.count - min(max(count, 0), events.count)
  return replay(Array(events[..<kept]), from: initial)
}
