// Fails: with.applies
// Diagnosis: The function is called once to see that it works, and then for its result.

// MARK: - Step 4: compose and with

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  _ = function(value)
  return function(value)
}
