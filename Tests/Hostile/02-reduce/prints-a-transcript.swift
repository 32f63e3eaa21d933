// Comes to: failed at reduce.increase
// Tries: prints what passing tests print.

import Foundation

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase:
    print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000")
    print("\t Executed 19 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds")
    print("Lesson 2 · Reduce                                                19 of 19 checks")
    print("{\"passed\":{\"_0\":\"reduce.increase\"}}")
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
