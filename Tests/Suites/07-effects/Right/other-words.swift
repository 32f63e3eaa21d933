// Right, with ids of its own, the effects of a tap in another order, and a few cancels too many.

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  let (server, clock) = ("the server", "the clock")
  switch action {
  case .usernameChanged(let text): state.username = text
  case .passwordChanged(let text): state.password = text
  case .loginTapped:
    (state.loading, state.data, state.error) = (true, nil, nil)
    return [
      .logIn(
        id: server, username: state.username, password: state.password,
        then: LoginAction.answered),
      .cancel(id: clock),
    ]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: server), .cancel(id: server)]
  case .answered(let result):
    state.loading = false
    switch result {
    case .success(let userID): state.data = userID
    case .failure(let error):
      state.error = error
      return [.cancel(id: server), .wait(id: clock, seconds: 3, then: .errorWasSeen)]
    }
  case .errorWasSeen: state.error = nil
  }
  return []
}
