// Fails: replay.in-order
// Diagnosis: The events are played page by page, and an event that is alone on the last page is lost.

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  let page = 1000
  var state = initial
  for event in events.prefix(page) { state = reduce(state, event: event) }
  for start in stride(from: page, to: events.count - 1, by: page) {
    for event in events[start..<min(start + page, events.count)] {
      state = reduce(state, event: event)
    }
  }
  return state
}
