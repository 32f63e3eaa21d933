// Fails: combine.effects
// Diagnosis: Only effects that begin something are passed on.
// Mistake: combine-loses-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects += reducer(&value, action) }
    return effects.filter { if case .cancel = $0 { false } else { true } }
  }
}
