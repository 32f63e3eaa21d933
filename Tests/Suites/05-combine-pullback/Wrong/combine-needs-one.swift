// Fails: combine.none
// Diagnosis: no reducers at all is allowed, and changes nothing; the first of none is a trap.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    var rest = reducers
    rest.removeFirst()(&value, action)
    for reducer in rest { reducer(&value, action) }
  }
}
