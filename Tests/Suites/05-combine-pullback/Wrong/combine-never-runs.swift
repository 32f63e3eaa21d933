// Fails: combine.runs-all
// Diagnosis: what is given back is a reducer that does nothing.
// Mistake: combine-does-nothing

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { _, _ in }
}
