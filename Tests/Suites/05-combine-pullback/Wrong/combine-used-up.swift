// Fails: combine.again
// Diagnosis: the reducers are used up by the first action; a combined reducer is for every action.
// Mistake: combine-used-up

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  var waiting = reducers
  return { value, action in
    while !waiting.isEmpty { waiting.removeFirst()(&value, action) }
  }
}
