// Fails: with.applies
// Diagnosis: the function is called once; here it gets its own result.
// Mistake: with-calls-twice

// MARK: - Step 4: compose and with

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  return function(function(value))
}
