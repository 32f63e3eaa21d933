// Fails: compose.right-to-left
// Diagnosis: the left function gets the result of the right one; here it is never called.
// Mistake: calls-too-few

// MARK: - Step 4: compose and with

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in inner(value) }
}
