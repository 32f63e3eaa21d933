// Fails: combine.effects
// Diagnosis: A reducer without wishes is taken for one that refuses.
// Mistake: combine-loses-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    let effects = reducers.map { $0(&value, action) }
    return effects.contains { $0.isEmpty } ? [] : effects.flatMap { $0 }
  }
}
