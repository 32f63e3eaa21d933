import SuiteSupport

/// The suite's own login screen: what a right exercise does, and the values to try it with.
enum Model {
  enum LoginError: Equatable {
    case usernamePasswordMismatch
    case offline
  }

  struct State: Equatable {
    var username = ""
    var password = ""
    var loading = false
    var data: String?
    var error: LoginError?

    /// As the exercise would make it: `State(username: "ada", loading: true)`.
    var code: String { "State(\(arguments.joined(separator: ", ")))" }

    /// The fields that differ from those of the empty screen.
    var arguments: [String] {
      let empty = State()
      return [
        username == empty.username ? nil : "username: \(SuiteSupport.code(username))",
        password == empty.password ? nil : "password: \(SuiteSupport.code(password))",
        loading == empty.loading ? nil : "loading: \(loading)",
        data.map { "data: \(SuiteSupport.code($0))" },
        error.map { "error: \(SuiteSupport.code($0))" },
      ].compactMap { $0 }
    }

    /// How many arguments there are, without their texts.
    fileprivate var argumentCount: Int {
      (username.isEmpty ? 0 : 1) + (password.isEmpty ? 0 : 1) + (loading ? 1 : 0)
        + (data == nil ? 0 : 1) + (error == nil ? 0 : 1)
    }
  }

  enum Event: Equatable {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(String)
    case onLoginError(LoginError)
  }

  static func reduce(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .onUpdateUsername(let username): next.username = username
    case .onUpdatePassword(let password): next.password = password
    case .onTriggerLogin: (next.loading, next.data, next.error) = (true, nil, nil)
    case .onLoginSuccess(let userID): (next.loading, next.data) = (false, userID)
    case .onLoginError(let error): (next.loading, next.error) = (false, error)
    }
    return next
  }

  static func canTriggerLogin(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }

  static func history(of events: [Event]) -> [State] {
    events.reduce(into: [State()]) { states, event in
      states.append(reduce(states[states.count - 1], event))
    }
  }

  /// The states that the story of step 3 leads through.
  static let story = [
    State(),
    State(username: "ada"),
    State(username: "ada", password: "1815"),
    State(username: "ada", password: "1815", loading: true),
    State(username: "ada", password: "1815", error: .usernamePasswordMismatch),
    State(username: "ada", password: "1843", error: .usernamePasswordMismatch),
    State(username: "ada", password: "1843", loading: true),
    State(username: "ada", password: "1843", data: "u7"),
  ]

  // MARK: Samples

  // The plainest first: a check stops at the first value that fails, and that is the one shown.
  static let texts = ["ada", "x", "", "Zoë 李", " a b "]
  static let userIDs = ["u7", "u1", "", "Zoë 李"]
  static let errors: [LoginError] = [.offline, .usernamePasswordMismatch]

  /// Every combination of the fields' sample values, those with the fewest fields set first.
  static let states: [State] = {
    let all = ["", "ada", "Zoë 李"].flatMap { username in
      ["", "1815", "x"].flatMap { password in
        [false, true].flatMap { loading in
          [nil, "u7", ""].flatMap { data in
            ([nil] + errors).map { error in
              State(
                username: username, password: password, loading: loading, data: data, error: error)
            }
          }
        }
      }
    }
    return (0...5).flatMap { count in all.filter { $0.argumentCount == count } }
  }()

  static let events: [Event] =
    texts.map { .onUpdateUsername($0) } + texts.map { .onUpdatePassword($0) } + [.onTriggerLogin]
    + userIDs.map { .onLoginSuccess($0) } + errors.map { .onLoginError($0) }
}
