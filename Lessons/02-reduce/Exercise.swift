// Lesson 2 · Reduce
// Read the lesson: `swift run workbook read 2`. Check your work: `swift run workbook test 2`.

/// What the app knows: here no more than a number.
typealias State = Int

// MARK: - Step 1: reduce
// Declare the three things that can happen, as the lesson names them. Then give the state that
// follows when `event` happens in `state`. The old state stays as it is; the new one is the result.

/// What can happen to the number.
enum Event {
}

func reduce(_ state: State, event: Event) -> State {
}

// MARK: - Step 2: replay
// Give the state after all the events, one after the other, starting from `initial`.
// Swift's own `Sequence.reduce` can do it with the function from step 1.

func replay(_ events: [Event], from initial: State) -> State {
  return initial
}

// MARK: - Step 3: history
// Give every state on the way, the initial one first and the last one at the end.
// Two events make a history of three states, even if one of them changes nothing.

func history(of events: [Event], from initial: State) -> [State] {
  return []
}

// MARK: - Step 4: undoing
// Give the state as if the last `count` events had never happened.
// More undos than events lead back to `initial`; a negative count undoes nothing.

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return initial
}

// MARK: - Scratch
// Try anything: `swift run workbook run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
