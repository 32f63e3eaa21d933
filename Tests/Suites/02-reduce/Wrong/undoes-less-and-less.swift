// Fails: undoing.same-answer
// Diagnosis: Undos are counted over all calls, and after a hundred there are none left.

// MARK: - Step 4: undoing

var undoCount = 0

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  undoCount += max(0, min(count, events.count))
  return undoCount > 100
    ? replay(events, from: initial) : replay(events.dropLast(max(0, count)), from: initial)
}
