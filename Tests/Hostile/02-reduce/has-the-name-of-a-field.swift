// Comes to: failed at reduce.increase
// Tries: gives its process the name of what the kernel tells of a process.
// Needs: Swift 6.3

import Foundation

@_silgen_name("prctl") func control(_ what: Int32, _ text: UInt) -> Int32

@used @section(".init_array") private let atLoad: @convention(c) () -> Void = {
  "Seccomp:".withCString { _ = control(15, UInt(bitPattern: $0)) }
}

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
    return state + 2
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
