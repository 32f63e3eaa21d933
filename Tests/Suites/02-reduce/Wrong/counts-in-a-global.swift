// Fails: reduce.increase
// Diagnosis: The number is kept in a variable outside, so the state that is given is ignored.
// Mistake: reduce-keeps-its-own-number

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

var current: State = 0

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: current += 1
  case .decrease: current -= 1
  case .reset(let value): current = value
  }
  return current
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
  return replay(Array(events.dropLast(max(0, count))), from: initial)
}
