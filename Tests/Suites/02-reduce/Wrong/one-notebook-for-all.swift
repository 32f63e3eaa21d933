// Fails: history.interleaved
// Diagnosis: The states are collected in a variable outside, so they pile up from call to call.
// Mistake: history-piles-up

// MARK: - Step 3: history

var notebook: [State] = []

func history(of events: [Event], from initial: State) -> [State] {
  notebook.append(initial)
  for event in events {
    notebook.append(reduce(notebook[notebook.count - 1], event: event))
  }
  return notebook
}
