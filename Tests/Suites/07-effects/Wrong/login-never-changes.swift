// Fails: login.typing, login.tap
// Diagnosis: Nothing is written yet but a state that is the same as before.
// Mistake: nothing-happens

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  let next = state
  state = next
  return []
}
