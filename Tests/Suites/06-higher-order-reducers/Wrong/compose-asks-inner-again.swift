// Fails: compose.layers
// Diagnosis: what the right function gave is kept; here it is called a second time.
// Mistake: calls-too-often

// MARK: - Step 4: compose and with

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in
    let layered = outer(inner(value))
    _ = inner(value)
    return layered
  }
}
