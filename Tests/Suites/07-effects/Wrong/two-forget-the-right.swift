// Fails: two.both
// Diagnosis: Only the left login has a reducer.
// Mistake: one-login-is-missing

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer = pullback(
    loginReducer, value: \TwoLogins.left, action: \TwoLoginsAction.left,
    toGlobal: TwoLoginsAction.left, id: "left")
  return reducer(&state, action)
}
