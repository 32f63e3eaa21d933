// The history is made by a generic scan; replaying and undoing look up a state in it.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch (state, event) {
  case (let old, .increase): return old.advanced(by: 1)
  case (let old, .decrease): return old.advanced(by: -1)
  case (_, .reset(to: let new)): return new
  }
}

extension Sequence {
  func scan<Result>(_ start: Result, _ next: (Result, Element) -> Result) -> [Result] {
    var results = [start]
    for element in self { results.append(next(results[results.count - 1], element)) }
    return results
  }
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return history(of: events, from: initial).last!
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.scan(initial) { reduce($0, event: $1) }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let states = history(of: events, from: initial)
  let newest = states.count - 1
  return states[min(newest, max(0, newest - count))]
}
