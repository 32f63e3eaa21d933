// MARK: - Step 3: history

/// A constant, and no variable.
private let nothing: [State] = []

func history(of events: [Event], from initial: State) -> [State] {
  var states = nothing
  var now = initial
  func dump(_ state: State) { states.append(state) }
  dump(now)
  for event in events {
    now = reduce(now, event: event)
    dump(now)
  }
  return states
}
