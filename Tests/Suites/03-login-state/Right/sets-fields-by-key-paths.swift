// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    switch event {
    case .onUpdateUsername(let text): return state.setting(\.username, to: text)
    case .onUpdatePassword(let text): return state.setting(\.password, to: text)
    case .onTriggerLogin:
      return state.setting(\.loading, to: true).setting(\.data, to: nil).setting(\.error, to: nil)
    case .onLoginSuccess(let userID):
      return state.setting(\.loading, to: false).setting(\.data, to: .some(userID))
    case .onLoginError(let error):
      return state.setting(\.loading, to: false).setting(\.error, to: .some(error))
    }
  }

  private func setting<Value>(_ field: WritableKeyPath<State, Value>, to value: Value) -> State {
    var copy = self
    copy[keyPath: field] = value
    return copy
  }
}
