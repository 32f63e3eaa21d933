// Fails: compose.right-to-left
// Diagnosis: the right function is called once; here it gets its own result.
// Mistake: calls-too-often

// MARK: - Step 4: compose and with

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in outer(inner(inner(value))) }
}
