// Lesson 5 · Combine and pullback: step 7 with functions, and a new value each time.

// MARK: - Step 7: one more screen

func changeCounters(_ counters: inout Counters, _ action: CountersAction) {
  let side: WritableKeyPath<Counters, Int>
  let own: CounterAction
  switch action {
  case .left(let action): (side, own) = (\.left, action)
  case .right(let action): (side, own) = (\.right, action)
  }
  counters[keyPath: side] = [own].reduce(into: counters[keyPath: side], counterReducer)
}

func changeLarger(_ state: inout LargerState, _ action: LargerAction) {
  var (app, counters) = (state.app, state.counters)
  defer { state = LargerState(app: app, counters: counters) }
  if let own = action.app { appReducer(&app, own) }
  if let own = action.counters { changeCounters(&counters, own) }
}

var countersReducer: Reducer<Counters, CountersAction> { changeCounters }

var largerReducer: Reducer<LargerState, LargerAction> { changeLarger }
