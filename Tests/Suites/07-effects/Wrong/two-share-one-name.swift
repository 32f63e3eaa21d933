// Fails: two.apart
// Diagnosis: Both logins have the same name, so one cancels what the other wants.
// Mistake: two-logins-one-name

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "login"),
    pullback(
      loginReducer, value: \.right, action: \.right, toGlobal: TwoLoginsAction.right, id: "login"))
  return reducer(&state, action)
}
