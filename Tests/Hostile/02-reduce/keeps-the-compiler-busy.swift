// Comes to: problem compilesTooLong
// Tries: asks for a type with more parts than there is time for.

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

typealias T0 = (Int, Int)
typealias T1 = (T0, T0)
typealias T2 = (T1, T1)
typealias T3 = (T2, T2)
typealias T4 = (T3, T3)
typealias T5 = (T4, T4)
typealias T6 = (T5, T5)
typealias T7 = (T6, T6)
typealias T8 = (T7, T7)
typealias T9 = (T8, T8)
typealias T10 = (T9, T9)
typealias T11 = (T10, T10)
typealias T12 = (T11, T11)
typealias T13 = (T12, T12)
typealias T14 = (T13, T13)
typealias T15 = (T14, T14)
typealias T16 = (T15, T15)
typealias T17 = (T16, T16)
typealias T18 = (T17, T17)
typealias T19 = (T18, T18)
typealias T20 = (T19, T19)
typealias T21 = (T20, T20)
typealias T22 = (T21, T21)
typealias T23 = (T22, T22)
typealias T24 = (T23, T23)
typealias T25 = (T24, T24)
typealias T26 = (T25, T25)
func huge(_ value: T26) -> T26 { return value }

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase:
    return state + 1
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
