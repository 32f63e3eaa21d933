// Comes to: crashed processes at reduce.increase
// Tries: starts processes that share its memory, so that they look like threads.

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
    typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Function = @convention(c) (Body, UnsafeMutableRawPointer, Int32, Int) -> Int32
    let clone = unsafeBitCast(dlsym(nil, "clone"), to: Function.self)
    let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    let sharesMemory: Int32 = 0x100
    _ = clone({ _ in 0 }, stack + (1 << 16), sharesMemory | SIGCHLD, 0)
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
