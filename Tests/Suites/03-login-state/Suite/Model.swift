import LoginStateScript
import SuiteSupport

/// The suite's own login screen: what a right exercise does, and the values to try it with.
enum Model: LoginStateSide {
  static func reduce(_ state: State, _ event: State.Event) -> State {
    TestedReducer.right.reduce(state, event)
  }

  static func canTriggerLogin(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }

  static func canTriggerLogin(_ first: State, then second: State?) -> [Bool] {
    [canTriggerLogin(first)] + (second.map { [canTriggerLogin($0)] } ?? [])
  }

  static func story() -> [State.Event] {
    [
      .onUpdateUsername("ada"), .onUpdatePassword("1815"), .onTriggerLogin,
      .onLoginError(.usernamePasswordMismatch), .onUpdatePassword("1843"), .onTriggerLogin,
      .onLoginSuccess("u7"),
    ]
  }

  static func failures(of reduce: @escaping (State, State.Event) -> State) -> [String] {
    var idle = full
    idle.loading = false
    return [full, idle].flatMap { state in
      events.filter { reduce(state, $0) != self.reduce(state, $0) }.map { code($0) }
    }
  }

  static func history(of events: [State.Event]) -> [State] {
    events.reduce(into: [State()]) { states, event in
      states.append(reduce(states[states.count - 1], event))
    }
  }

  /// The states that the story of step 3 leads through.
  static let storyRows = [
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

  /// A screen with something in every field: what is lost there can be seen.
  static let full = State(
    username: "ada", password: "1815", loading: true, data: "u7", error: .offline)

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

  static let events: [State.Event] =
    texts.map { .onUpdateUsername($0) } + texts.map { .onUpdatePassword($0) } + [.onTriggerLogin]
    + userIDs.map { .onLoginSuccess($0) } + errors.map { .onLoginError($0) }
}

/// Moments and screens with texts that no example has.
enum EdgeCases {
  private static let filled = EdgeValues.texts.filter { !$0.isEmpty }

  static let typedUsernames = happenings(
    of: { .onUpdateUsername($0) }, over: { State(username: $0) })
  static let typedPasswords = happenings(
    of: { .onUpdatePassword($0) }, over: { State(password: $0) })

  static let triggers = happening(.onTriggerLogin)

  /// A user who is called like something on the screen, also one who is logged in already.
  static let successes = happenings(
    of: { .onLoginSuccess($0) }, over: { State(data: $0) })

  static let failures = Model.errors.flatMap { happening(.onLoginError($0)) }

  /// Each kind of event with each kind of state, and all texts: nothing may be printed in any branch.
  static let unheard =
    [
      .onUpdateUsername("k"), .onUpdatePassword("k"), .onTriggerLogin, .onLoginSuccess("u5"),
      .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ].flatMap { (event: State.Event) in
      ReducerPart.states.map { Happening(state: $0, event: event) }
    } + typedUsernames + typedPasswords + triggers + successes + failures

  static let filledScreens = filled.flatMap { text in
    [
      State(username: text, password: "1815"), State(username: "ada", password: text),
      State(username: text, password: text),
    ]
  }

  static let usernamesAlone = EdgeValues.texts.map { State(username: $0) }
  static let passwordsAlone = EdgeValues.texts.map { State(password: $0) }

  static let waitingScreens = filled.map { State(username: $0, password: $0, loading: true) }

  static let answeredScreens = filled.flatMap { text in
    [
      State(username: text, password: "1815", data: text),
      State(username: text, password: text, data: text, error: .offline),
    ]
  }

  /// Each text comes into an empty screen, beside itself, over itself, where something else stands, and
  /// in place of one that differs little from it.
  private static func happenings(
    of event: (String) -> State.Event, over old: (String) -> State
  ) -> [Happening] {
    EdgeValues.texts.flatMap { text in
      screens(with: text).map { Happening(state: $0, event: event(text)) }
    }
      + zip(EdgeValues.texts, EdgeValues.texts.dropFirst()).map {
        Happening(state: old($0), event: event($1))
      }
  }

  private static func happening(_ event: State.Event) -> [Happening] {
    EdgeValues.texts.flatMap { text in
      // The empty screen is the same with each.
      screens(with: text).dropFirst().map { Happening(state: $0, event: event) }
    }
  }

  private static func screens(with text: String) -> [State] {
    [
      State(), State(username: text, password: text),
      State(username: text, password: "1815", error: .usernamePasswordMismatch),
      State(username: "grace", password: "1906", loading: true, data: text, error: .offline),
    ]
  }
}
