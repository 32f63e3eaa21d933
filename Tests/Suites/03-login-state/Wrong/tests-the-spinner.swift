// Fails: tester.finds-forgotten
// Diagnosis: Only the spinner after a trigger is looked at.
// Mistake: tester-finds-few

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let isWaiting = reduce(State(), .onTriggerLogin).loading
  return isWaiting ? [] : ["onTriggerLogin doesn't set loading"]
}
