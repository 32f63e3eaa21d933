// Fails: combine.runs-all
// Diagnosis: It puts two and two together, and keeps only the last one that is left over.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  var parts = reducers
  var spare: [Reducer<Value, Action>] = []
  while parts.count > 1 {
    if parts.count % 2 == 1 { spare = [parts.removeLast()] }
    parts = stride(from: 0, to: parts.count, by: 2).map { place in
      let (first, second) = (parts[place], parts[place + 1])
      return { value, action in
        first(&value, action)
        second(&value, action)
      }
    }
  }
  let all = parts + spare
  return { value, action in
    for reducer in all { reducer(&value, action) }
  }
}
