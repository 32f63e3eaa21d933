// Lesson 7 · Effects: the test keeps in a dictionary what is under way, and there is one request at most.

// MARK: - Step 6: loginWorks

/// Plays a reducer by hand: its state, and what it waits for.
private struct Desk {
  let reducer: Reducer<LoginState, LoginAction>
  var state = LoginState(username: "ada", password: "secret")
  var wishes: [String: Effect<LoginAction>] = [:]

  mutating func send(_ action: LoginAction) {
    for wish in reducer(&state, action) {
      switch wish {
      case .logIn(let id, _, _, _), .wait(let id, _, _): wishes[id] = wish
      case .cancel(let id): wishes[id] = nil
      }
    }
  }

  /// Who is asked for.
  var asked: [[String]] {
    wishes.values.compactMap { wish in
      if case .logIn(_, let username, let password, _) = wish { [username, password] } else { nil }
    }
  }

  mutating func answer(_ result: LoginResult) {
    for (id, wish) in wishes {
      guard case .logIn(_, _, _, let then) = wish else { continue }
      wishes[id] = nil
      return send(then(result))
    }
  }

  /// Whether a clock with so many seconds is running; lets it ring.
  mutating func rings(after seconds: Int) -> Bool {
    for (id, wish) in wishes {
      guard case .wait(_, seconds, let then) = wish else { continue }
      wishes[id] = nil
      send(then)
      return true
    }
    return false
  }
}

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  var desk = Desk(reducer: reducer)
  for name in ["ada", "bob"] {
    desk.send(.usernameChanged(name))
    desk.send(.loginTapped)
    guard desk.asked == [[name, "secret"]] else { return false }
    desk.answer(.failure(.offline))
    guard desk.state.error == .offline else { return false }
  }
  desk.send(.loginTapped)
  guard desk.wishes.count == 1 else { return false }
  desk.send(.cancelTapped)
  guard desk.wishes.isEmpty else { return false }

  desk.send(.loginTapped)
  desk.answer(.failure(.offline))
  return desk.rings(after: 3) && desk.state.error == nil
}
