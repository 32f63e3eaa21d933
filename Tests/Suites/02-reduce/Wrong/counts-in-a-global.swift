// Fails: reduce.same-answer
// Diagnosis: The number is kept in a variable outside, so the state that is given is ignored.
// Mistake: reduce-keeps-its-own-number

// MARK: - Step 1: reduce

var current: State = 0

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: current += 1
  case .decrease: current -= 1
  case .reset(let value): current = value
  }
  return current
}
