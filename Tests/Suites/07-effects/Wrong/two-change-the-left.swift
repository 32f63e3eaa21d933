// Fails: two.both
// Diagnosis: The second `pullback` was copied from the first: the right login changes the left one.
// Mistake: second-login-is-half-the-first

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.left, action: \.right, toGlobal: TwoLoginsAction.right, id: "right"))
  return reducer(&state, action)
}
