// Fails: two.both
// Diagnosis: The second `pullback` was copied from the first: what comes back goes to the left.
// Mistake: second-login-is-half-the-first

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.right, action: \.right, toGlobal: TwoLoginsAction.left, id: "right"))
  return reducer(&state, action)
}
