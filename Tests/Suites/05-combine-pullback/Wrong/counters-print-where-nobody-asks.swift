// Fails: counters.silent
// Diagnosis: the counters print; the larger app has lines of its own for them, and doesn't.
// Mistake: counters-prints

// MARK: - Step 7: one more screen

func printing(_ name: String) -> Reducer<Int, CounterAction> {
  return { count, action in
    counterReducer(value: &count, action: action)
    print(name, count)
  }
}

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(printing("left"), value: \.left, action: \.left),
  pullback(printing("right"), value: \.right, action: \.right)
)

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  switch action {
  case .app(let own): appReducer(&state.app, own)
  case .counters(.left(let own)): counterReducer(value: &state.counters.left, action: own)
  case .counters(.right(let own)): counterReducer(value: &state.counters.right, action: own)
  }
}
