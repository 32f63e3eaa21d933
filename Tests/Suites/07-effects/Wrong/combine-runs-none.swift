// Fails: combine.values
// Diagnosis: The closure is there, and what it should do isn't.
// Mistake: combine-does-nothing

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { _, _ in [] }
}
