// Fails: two.both
// Diagnosis: The combined reducer is run for the state, and its effects are dropped.
// Mistake: two-logins-lose-effects

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.right, action: \.right, toGlobal: TwoLoginsAction.right, id: "right"))
  _ = reducer(&state, action)
  return []
}
