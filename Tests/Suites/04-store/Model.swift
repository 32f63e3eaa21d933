import SuiteSupport

/// The suite's own login: what a right exercise does, and the values to try it with.
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
  }

  enum Event: Equatable {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(String)
    case onLoginError(LoginError)
  }

  /// What an observer was told in one call.
  struct Told: Equatable {
    var old: State?
    var new: State
  }

  static let events: [Event] = [
    .onTriggerLogin, .onUpdateUsername("beeth0ven"), .onUpdatePassword("123456"),
    .onLoginSuccess("userID007"), .onLoginError(.usernamePasswordMismatch),
    .onLoginError(.offline), .onUpdateUsername(""), .onUpdatePassword("654321"),
  ]

  static let states: [State] = [
    State(),
    State(username: "beeth0ven"),
    State(username: "ada", password: "1815"),
    State(username: "ada", password: "1815", loading: true),
    State(username: "ada", password: "1815", data: "7"),
    State(password: "x", error: .offline),
    State(username: "ada", password: "18", error: .usernamePasswordMismatch),
    State(username: "ada", password: "1815", data: "7", error: .offline),
  ]

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

  /// The state after all the events.
  static func replay(_ events: [Event], from initial: State = State()) -> State {
    var state = initial
    for event in events { state = reduce(state, event) }
    return state
  }

  /// What an observer is told that subscribes first of all.
  static func told(_ events: [Event], from initial: State = State()) -> [Told] {
    var told = [Told(old: nil, new: initial)]
    var state = initial
    for event in events {
      let next = reduce(state, event)
      told.append(Told(old: state, new: next))
      state = next
    }
    return told
  }

  /// The events without those that would change nothing.
  static func changing(_ events: [Event], from initial: State = State()) -> [Event] {
    var state = initial
    var changing: [Event] = []
    for event in events {
      let next = reduce(state, event)
      if next != state { changing.append(event) }
      state = next
    }
    return changing
  }
}

extension Model.State {
  /// The state as a learner would write it: only the fields that differ from the empty state.
  var code: String {
    var fields: [String] = []
    if !username.isEmpty { fields.append("username: \(username.debugDescription)") }
    if !password.isEmpty { fields.append("password: \(password.debugDescription)") }
    if loading { fields.append("loading: true") }
    if let data { fields.append("data: \(data.debugDescription)") }
    if let error { fields.append("error: .\(error)") }
    return "State(\(fields.joined(separator: ", ")))"
  }

  /// The line that makes a store with it.
  var storeCode: String {
    "let store = Store(initialState: \(code))"
  }
}

extension [Model.Event] {
  /// The lines that dispatch the events.
  var dispatches: [String] {
    map { "store.dispatch(event: \(code($0)))" }
  }
}
