// Fails: reduce.reset
// Diagnosis: a reset is the way from the old state to the new one, which may be too long for an `Int`.

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  let step: Int
  switch event {
  case .increase: step = 1
  case .decrease: step = -1
  case .reset(to: let value): step = value - state
  }
  return state + step
}
