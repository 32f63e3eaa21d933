// Fails: reduce.same-answer
// Diagnosis: Answers are remembered by the state alone, but they depend on the event too.

// MARK: - Step 1: reduce

var answers: [State: State] = [:]

func reduce(_ state: State, event: Event) -> State {
  if let answer = answers[state] { return answer }
  let answer: State
  switch event {
  case .increase: answer = state + 1
  case .decrease: answer = state - 1
  case .reset(let value): answer = value
  }
  answers[state] = answer
  return answer
}
