import Traces

/// A reducer that the learner's tester is given: the right one, or one with one fault.
public enum TestedReducer: Equatable, Packed, Sendable {
  case right
  case ignoresEverything
  case startsFromEmpty
  case mixesUpTheFields
  case faulty(Fault)
}

/// For one kind of event, one field gets a value that it shouldn't get.
public struct Fault: Equatable, Packed, Sendable {
  public var event: EventKind
  public var field: Field
  public var value: Value

  public init(_ event: EventKind, _ field: Field, _ value: Value) {
    (self.event, self.field, self.value) = (event, field, value)
  }

  /// The rows of the lesson's table.
  public enum EventKind: Int, CaseIterable, Packed, Sendable {
    case onUpdateUsername
    case onUpdatePassword
    case onTriggerLogin
    case onLoginSuccess
    case onLoginError

    /// The fields that the event sets.
    public var owned: [Field] {
      switch self {
      case .onUpdateUsername: [.username]
      case .onUpdatePassword: [.password]
      case .onTriggerLogin: [.loading, .data, .error]
      case .onLoginSuccess: [.loading, .data]
      case .onLoginError: [.loading, .error]
      }
    }
  }

  /// The columns of the lesson's table.
  public enum Field: Int, CaseIterable, Packed, Sendable {
    case username
    case password
    case loading
    case data
    case error
  }

  public enum Value: Int, Packed, Sendable {
    /// What the field held before the event.
    case old
    /// What it holds in `State()`.
    case initial
    case loading
    case username
    case password
    case mismatch
    case offline
    /// The same user each time.
    case nobody
  }
}

extension TestedReducer {
  /// The state that this reducer makes follow when an event happens.
  public func reduce(_ state: State, _ event: State.Event) -> State {
    switch (self, event) {
    case (.ignoresEverything, _): return state
    case (.startsFromEmpty, _): return Self.right(State(), event)
    case (.mixesUpTheFields, .onUpdateUsername(let text)):
      return Self.right(state, .onUpdatePassword(text))
    case (.mixesUpTheFields, .onUpdatePassword(let text)):
      return Self.right(state, .onUpdateUsername(text))
    case (.faulty(let fault), _) where fault.event == event.kind:
      var next = Self.right(state, event)
      fault.field.copy(from: fault.value.holder(in: state), to: &next)
      return next
    default: return Self.right(state, event)
    }
  }

  private static func right(_ state: State, _ event: State.Event) -> State {
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
}

extension State.Event {
  public var kind: Fault.EventKind {
    switch self {
    case .onUpdateUsername: .onUpdateUsername
    case .onUpdatePassword: .onUpdatePassword
    case .onTriggerLogin: .onTriggerLogin
    case .onLoginSuccess: .onLoginSuccess
    case .onLoginError: .onLoginError
    }
  }
}

extension Fault.Value {
  /// A state whose field has the value.
  fileprivate func holder(in old: State) -> State {
    switch self {
    case .old: old
    case .initial: State()
    case .loading: State(loading: true)
    case .username: State(data: old.username)
    case .password: State(data: old.password)
    case .mismatch: State(error: .usernamePasswordMismatch)
    case .offline: State(error: .offline)
    case .nobody: State(data: "nobody")
    }
  }
}

extension Fault.Field {
  public func copy(from source: State, to state: inout State) {
    switch self {
    case .username: state.username = source.username
    case .password: state.password = source.password
    case .loading: state.loading = source.loading
    case .data: state.data = source.data
    case .error: state.error = source.error
    }
  }
}
