// Default arguments, inner functions, wrapping arithmetic, a generic replay, and a lazy view.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State = 0, event: Event) -> State {
  func moved(by distance: Int) -> State { state &+ distance }
  switch event {
  case .increase: return moved(by: 1)
  case .decrease: return moved(by: -1)
  case .reset(let target): return moved(by: target &- state)
  }
}

// MARK: - Step 2: replay

func replay<Events: Sequence>(_ events: Events, from initial: State = 0) -> State
where Events.Element == Event {
  var (iterator, state) = (events.makeIterator(), initial)
  while let event = iterator.next() { state = reduce(state, event: event) }
  return state
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var state = initial
  return [initial]
    + events.map { event in
      state = reduce(state, event: event)
      return state
    }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = zip(events.indices, events).lazy.filter { index, _ in
    index < events.count - max(0, count)
  }
  return replay(kept.map(\.1), from: initial)
}
