// Fails: two.both
// Diagnosis: Both logins get the actions of the left one.
// Mistake: login-hears-the-other

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.right, action: \.left, toGlobal: TwoLoginsAction.right, id: "right"))
  return reducer(&state, action)
}
