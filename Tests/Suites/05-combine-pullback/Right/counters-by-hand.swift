// Lesson 5 · Combine and pullback: step 7 without a pullback: a switch finds the counter, and one the screen.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(let action): counterReducer(value: &counters.left, action: action)
  case .right(let action): counterReducer(value: &counters.right, action: action)
  }
}

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  switch action {
  case .app(let action): appReducer(&state.app, action)
  case .counters(let action): countersReducer(&state.counters, action)
  }
}
