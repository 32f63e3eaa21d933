// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let states = history(of: events, from: initial)
  let place = events.count - count
  return states[min(max(place, 0), events.count)]
}
