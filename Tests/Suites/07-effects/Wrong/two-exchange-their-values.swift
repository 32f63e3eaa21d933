// Fails: two.both
// Diagnosis: The left actions change the right login, and the other way round.
// Mistake: two-logins-are-crossed

// MARK: - Step 4: combine and pullback

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.right, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.left, action: \.right, toGlobal: TwoLoginsAction.right, id: "right"))
  return reducer(&state, action)
}
