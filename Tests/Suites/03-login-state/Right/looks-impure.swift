// MARK: - Step 1: reduce

/// A global constant, and one that is computed of it.
private let idle = State()
private let waiting: State = {
  var state = idle
  state.loading = true
  return state
}()

/// Changes what it is given, as whoever gives it wants.
private func update(_ state: inout State, _ change: (inout State) -> Void) {
  change(&state)
}

extension State {
  private mutating func take(_ event: Event) {
    var changes: [(inout State) -> Void] = []
    func plan(_ change: @escaping (inout State) -> Void) { changes.append(change) }
    switch event {
    case .onUpdateUsername(let username): plan { $0.username = username }
    case .onUpdatePassword(let password): plan { $0.password = password }
    case .onTriggerLogin:
      plan { $0.loading = waiting.loading }
      plan { ($0.data, $0.error) = (waiting.data, waiting.error) }
    case .onLoginSuccess(let userID):
      plan { ($0.loading, $0.data) = (idle.loading, userID) }
    case .onLoginError(let error):
      plan { ($0.loading, $0.error) = (idle.loading, error) }
    }
    for change in changes { update(&self, change) }
  }

  static func reduce(_ state: State, event: Event) -> State {
    var print = state
    print.take(event)
    return print
  }
}
