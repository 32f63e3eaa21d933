// Fails: compose.pure-by-reading
// Diagnosis: How often a composed function runs is counted in a global variable, which nobody looks at.

// MARK: - Step 4: compose and with

var composedCount = 0

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in
    composedCount += 1
    return outer(inner(value))
  }
}
