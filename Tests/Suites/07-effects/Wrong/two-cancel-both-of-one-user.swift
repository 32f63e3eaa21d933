// Fails: two.both
// Diagnosis: Two logins of one user are taken for one.

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.right, action: \.right, toGlobal: TwoLoginsAction.right, id: "right"))
  if action == .left(.cancelTapped), state.left.username == state.right.username {
    state.right.loading = false
  }
  return reducer(&state, action)
}
