// Comes to: problem doesNotLoad
// Tries: has the linker write its result over a file of somebody else.
// Needs: Swift 6.3

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// `-fuse-ld=lld`, `-Wl,--noinhibit-exec`, `-o`, and the name of the file.
@used @section(".swift1_autolink_entries") private let flags:
  (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8
  ) = (
    45, 102, 117, 115, 101, 45, 108, 100, 61, 108, 108, 100, 0, 45, 87, 108, 44, 45, 45, 110, 111,
    105, 110, 104, 105, 98, 105, 116, 45, 101, 120, 101, 99, 0, 45, 111, 0, 47, 116, 109, 112, 47,
    111, 118, 101, 114, 119, 114, 105, 116, 116, 101, 110, 45, 98, 121, 45, 97, 110, 45, 101, 120,
    101, 114, 99, 105, 115, 101, 0
  )

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
