// Lesson 5 · Combine and pullback: step 7 with step 2's pullback: each reducer looks for its own actions.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(
    { count, action in
      if case .right(let own) = action { counterReducer(value: &count, action: own) }
    },
    get: { counters in counters.right },
    set: { counters, count in counters.right = count }),
  pullback(
    { count, action in
      if case .left(let own) = action { counterReducer(value: &count, action: own) }
    },
    get: { counters in counters.left },
    set: { counters, count in counters = Counters(left: count, right: counters.right) })
)

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(
    { counters, action in
      guard let own = action.counters else { return }
      countersReducer(&counters, own)
    },
    get: { state in state.counters },
    set: { state, counters in state.counters = counters }),
  pullback(
    { app, action in
      guard let own = action.app else { return }
      appReducer(&app, own)
    },
    get: { state in state.app },
    set: { state, app in state = LargerState(app: app, counters: state.counters) })
)
