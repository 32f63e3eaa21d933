import ReduceScript

/// The suite's own counter: what a right exercise does, and the values to try it with.
enum Model: ReduceSide {
  static let states = [0, 1, 10, -1, -7, 1_000]
  static let events: [Event] = [.increase, .decrease, .reset(to: 0), .reset(to: 5), .reset(to: -3)]

  static func reduce(_ state: Int, _ event: Event) -> Int {
    switch event {
    case .increase: return state + 1
    case .decrease: return state - 1
    case .reset(let value): return value
    }
  }

  static func replay(_ events: [Event], from initial: Int) -> Int {
    var state = initial
    for event in events { state = reduce(state, event) }
    return state
  }

  static func history(of events: [Event], from initial: Int) -> [Int] {
    var states = [initial]
    var state = initial
    for event in events {
      state = reduce(state, event)
      states.append(state)
    }
    return states
  }

  static func undoing(_ count: Int, of events: [Event], from initial: Int) -> Int {
    replay(Array(events.dropLast(max(0, count))), from: initial)
  }
}
