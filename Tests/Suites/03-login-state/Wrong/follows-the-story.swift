// Fails: tester.finds-leftovers
// Diagnosis: Each step of the story is compared, and nothing else.
// Mistake: tester-steps-of-the-story

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  var lines: [String] = []
  var state = State()
  for event in story() {
    let expected = State.reduce(state, event: event)
    if reduce(state, event) != expected { lines.append("\(event) in \(state)") }
    state = expected
  }
  return lines
}
