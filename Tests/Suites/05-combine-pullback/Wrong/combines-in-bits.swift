// Fails: combine.runs-all
// Diagnosis: The reducers that have still to run are the bits of one number, which has 64 of them.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    var waiting: UInt64 = 0
    for index in reducers.indices { waiting |= 1 << UInt64(index) }
    while waiting != 0 {
      let next = waiting.trailingZeroBitCount
      waiting &= waiting - 1
      reducers[next](&value, action)
    }
  }
}
