// Fails: tester.finds-forgotten
// Diagnosis: Only the last state of the story is looked at.
// Mistake: tester-end-of-the-story

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let end = story().reduce(State()) { state, event in reduce(state, event) }
  let expected = State(username: "ada", password: "1843", data: "u7")
  return end == expected ? [] : ["the story ends in \(end)"]
}
