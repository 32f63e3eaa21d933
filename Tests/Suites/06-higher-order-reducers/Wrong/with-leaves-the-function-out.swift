// Fails: with.applies
// Diagnosis: the value comes back as it is; the function is never called.
// Mistake: with-leaves-out

// MARK: - Step 4: compose and with

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  return value
}
