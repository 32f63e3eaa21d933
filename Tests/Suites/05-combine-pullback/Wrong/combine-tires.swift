// Fails: combine.again
// Diagnosis: The runs of all combined reducers are counted, and after fifty the last reducer is left out.

// MARK: - Step 1: combine

var combinedRuns = 0

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    combinedRuns += 1
    for reducer in combinedRuns > 50 ? reducers.dropLast() : reducers[...] {
      reducer(&value, action)
    }
  }
}
