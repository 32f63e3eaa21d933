// Fails: compose.right-to-left
// Diagnosis: the right function comes first, and the left one gets its result.
// Mistake: left-to-right

// MARK: - Step 4: compose and with

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in inner(outer(value)) }
}
