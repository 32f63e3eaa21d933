import Traces

/// A login's reducer: a right one, or one that makes a mistake. With them `loginWorks` is tried.
public enum LoginVariant: Int, Packed, CaseIterable, Sendable {
  // Right ones.
  case plain
  case otherIDs
  case otherOrder
  case superfluousCancels
  /// That can't happen, so it may be met with anything.
  case ignoresTapsWhileLoading

  // Wrong ones.
  case neverAsks
  case swapsWords
  case asksWithoutPassword
  case asksWithUsernameTwice
  /// A tap doesn't cancel the old clock; each clock has an id of its own, for otherwise a new one would
  /// take its place.
  case oldClockRings
  case cancelDoesNothing
  case cancelKeepsAnswer
  case cancelStopsClock
  case neverWaits
  case errorStays
}

extension LoginVariant {
  /// Whether it does all that the lesson's table says.
  public var isRight: Bool {
    switch self {
    case .plain, .otherIDs, .otherOrder, .superfluousCancels, .ignoresTapsWhileLoading: true
    default: false
    }
  }

  /// A reducer of this kind.
  public func makeReducer() -> Reducer<LoginState, LoginAction> {
    guard self == .oldClockRings else { return { self.reduce(&$0, $1) } }
    var count = 0
    return { state, action in
      count &+= 1
      return LoginVariant.reduceRightly(&state, action).compactMap { effect in
        switch effect {
        case .wait(_, let seconds, let then):
          .wait(id: "error \(count)", seconds: seconds, then: then)
        case .cancel(id: "error"): nil
        default: effect
        }
      }
    }
  }

  /// Handles an action, in its own way.
  private func reduce(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
    let old = state
    let effects = LoginVariant.reduceRightly(&state, action)
    return switch action {
    case .usernameChanged, .passwordChanged: effects
    case .loginTapped: tapped(&state, old, effects)
    case .cancelTapped: cancelled(&state, old, effects)
    case .answered: answered(effects)
    case .errorWasSeen: seen(&state, old, effects)
    }
  }

  private func tapped(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    let (username, password) = (state.username, state.password)
    switch self {
    case .otherIDs: return [.cancel(id: "2"), .asking(username, password, id: "")]
    case .otherOrder: return effects.reversed()
    case .superfluousCancels: return [.cancel(id: "login"), .cancel(id: "nothing")] + effects
    case .ignoresTapsWhileLoading where old.loading:
      state = old
      return []
    case .neverAsks: return [.cancel(id: "error")]
    case .swapsWords: return [.cancel(id: "error"), .asking(password, username)]
    case .asksWithoutPassword: return [.cancel(id: "error"), .asking(username, "")]
    case .asksWithUsernameTwice: return [.cancel(id: "error"), .asking(username, username)]
    default: return effects
    }
  }

  private func cancelled(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    switch self {
    case .otherIDs: return [.cancel(id: "")]
    case .superfluousCancels: return effects + effects
    case .cancelDoesNothing:
      state = old
      return []
    case .cancelKeepsAnswer: return []
    case .cancelStopsClock: return [.cancel(id: "error")]
    default: return effects
    }
  }

  private func answered(_ effects: [Effect<LoginAction>]) -> [Effect<LoginAction>] {
    switch self {
    case .otherIDs: effects.isEmpty ? [] : [.waiting(3, id: "2")]
    case .superfluousCancels: effects.isEmpty ? [] : [.cancel(id: "login")] + effects
    case .neverWaits: []
    default: effects
    }
  }

  private func seen(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    if self == .errorStays { state = old }
    return effects
  }

  /// Handles an action as the lesson's table says.
  public static func reduceRightly(
    _ state: inout LoginState, _ action: LoginAction
  ) -> [Effect<LoginAction>] {
    switch action {
    case .usernameChanged(let username): state.username = username
    case .passwordChanged(let password): state.password = password
    case .loginTapped:
      (state.loading, state.data, state.error) = (true, nil, nil)
      return [.cancel(id: "error"), .asking(state.username, state.password)]
    case .cancelTapped:
      state.loading = false
      return [.cancel(id: "login")]
    case .answered(.success(let userID)): (state.loading, state.data) = (false, userID)
    case .answered(.failure(let error)):
      (state.loading, state.error) = (false, error)
      return [.waiting(3)]
    case .errorWasSeen: state.error = nil
    }
    return []
  }
}

extension Effect<LoginAction> {
  /// Asks the server, whose answer is answered.
  public static func asking(
    _ username: String, _ password: String, id: String = "login"
  ) -> Effect {
    .logIn(id: id, username: username, password: password, then: { .answered($0) })
  }

  /// Waits, and then the error was seen.
  public static func waiting(_ seconds: Int, id: String = "error") -> Effect {
    .wait(id: id, seconds: seconds, then: .errorWasSeen)
  }
}
