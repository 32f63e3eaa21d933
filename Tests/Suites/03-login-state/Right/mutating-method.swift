// A mutating method does the work; the function makes the copy and calls it.

typealias UserID = String

enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

struct State: Equatable {
  var username = ""
  var password = ""

  var loading = false
  var data: UserID?
  var error: LoginError?

  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }
}

// MARK: - Step 1: reduce

extension State {
  mutating func apply(_ event: Event) {
    switch event {
    case .onUpdateUsername(let text): username = text
    case .onUpdatePassword(let text): password = text
    case .onTriggerLogin: (loading, data, error) = (true, nil, nil)
    case .onLoginSuccess(let id): (loading, data) = (false, id)
    case .onLoginError(let reason): (loading, error) = (false, reason)
    }
  }

  static func reduce(_ state: State, event: Event) -> State {
    var state = state
    state.apply(event)
    return state
  }
}

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    ![username, password].contains(where: \.isEmpty) && !loading
  }
}

// MARK: - Step 3: story

func story() -> [State.Event] {
  var events: [State.Event] = [.onUpdateUsername("ada")]
  func tries(_ password: String, ending answer: State.Event) {
    events += [.onUpdatePassword(password), .onTriggerLogin, answer]
  }
  tries("1815", ending: .onLoginError(.usernamePasswordMismatch))
  tries("1843", ending: .onLoginSuccess("u7"))
  return events
}

// MARK: - Step 4: failures

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  // An oracle: the right reducer, over every combination of the fields.
  var lines: [String] = []
  for name in ["", "ada"] {
    for word in ["", "1815"] {
      for loading in [false, true] {
        for data in [nil, "u7"] as [UserID?] {
          for error in [nil, .offline, .usernamePasswordMismatch] as [LoginError?] {
            let state = State(
              username: name, password: word, loading: loading, data: data, error: error)
            let events: [State.Event] = [
              .onUpdateUsername("x"), .onUpdatePassword("y"), .onTriggerLogin,
              .onLoginSuccess("z"), .onLoginError(.offline),
              .onLoginError(.usernamePasswordMismatch),
            ]
            for event in events where reduce(state, event) != State.reduce(state, event: event) {
              lines.append("\(event)")
            }
          }
        }
      }
    }
  }
  return lines
}
