import Traces

/// A login's reducer: a right one, or one that makes a mistake.
///
/// With them `loginWorks` is tried, and what an exercise's own reducer does is compared.
public enum LoginVariant: Int, Packed, CaseIterable, Sendable {
  // Right ones.
  case plain
  case otherIDs
  case otherOrder
  case superfluousCancels
  /// That can't happen, so it may be met with anything.
  case ignoresTapsWhileLoading

  // What a tap does wrong.
  case neverAsks
  case asksTwice
  case swapsWords
  case asksWithoutPassword
  case asksWithUsernameTwice
  case tapDoesNotLoad
  case keepsOldData
  case keepsOldError
  case keepsOldClock
  /// The same, with an id of its own for each clock: otherwise a new one would take its place.
  case oldClockRings

  // What cancel does wrong.
  case cancelDoesNothing
  case cancelKeepsAnswer
  case cancelStaysLoading
  case cancelStopsClock
  case cancelStopsBoth
  case cancelEmptiesState

  // What an answer does wrong.
  case answersItself
  case staysLoading
  case keepsNoData
  case showsNoError
  case neverWaits
  case waitsTooShort
  case waitsTooLong
  case waitsOnSuccess
  case errorStays

  // Anything else.
  case ignoresTyping
  case asksWhileTyping
  case doesNothing
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
  func makeReducer() -> Reducer<LoginState, LoginAction> {
    guard self == .oldClockRings else { return { self.reduce(&$0, $1) } }
    var count = 0
    return { state, action in
      count &+= 1
      return LoginVariant.keepsOldClock.reduce(&state, action).map { effect in
        guard case .wait(_, let seconds, let then) = effect else { return effect }
        return .wait(id: "error \(count)", seconds: seconds, then: then)
      }
    }
  }

  /// Handles an action, in its own way.
  public func reduce(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
    if self == .doesNothing { return [] }
    let old = state
    let effects = LoginVariant.reduceRightly(&state, action)
    return switch action {
    case .usernameChanged, .passwordChanged: typed(&state, old, effects)
    case .loginTapped: tapped(&state, old, effects)
    case .cancelTapped: cancelled(&state, old, effects)
    case .answered(let result): answered(result, &state, effects)
    case .errorWasSeen: seen(&state, old, effects)
    }
  }

  private func typed(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    switch self {
    case .ignoresTyping: state = old
    case .asksWhileTyping: return [.asking(state.username, state.password)]
    default: break
    }
    return effects
  }

  private func tapped(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    let (username, password) = (state.username, state.password)
    switch self {
    case .otherIDs:
      return [.cancel(id: "2"), .asking(username, password, id: "")]
    case .otherOrder: return effects.reversed()
    case .superfluousCancels: return [.cancel(id: "login"), .cancel(id: "nothing")] + effects
    case .ignoresTapsWhileLoading where old.loading:
      state = old
      return []
    case .neverAsks: return [.cancel(id: "error")]
    case .asksTwice: return effects + [.asking(username, password, id: "again")]
    case .swapsWords: return [.cancel(id: "error"), .asking(password, username)]
    case .asksWithoutPassword: return [.cancel(id: "error"), .asking(username, "")]
    case .asksWithUsernameTwice: return [.cancel(id: "error"), .asking(username, username)]
    case .tapDoesNotLoad: state.loading = old.loading
    case .keepsOldData: state.data = old.data
    case .keepsOldError: state.error = old.error
    case .keepsOldClock: return [.asking(username, password)]
    case .answersItself:
      return [
        .cancel(id: "error"),
        .logIn(id: "login", username: username, password: password, then: { _ in .errorWasSeen }),
      ]
    default: break
    }
    return effects
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
    case .cancelStaysLoading: state = old
    case .cancelStopsClock: return [.cancel(id: "error")]
    case .cancelStopsBoth: return effects + [.cancel(id: "error")]
    case .cancelEmptiesState: (state.data, state.error) = (nil, nil)
    default: break
    }
    return effects
  }

  private func answered(
    _ result: LoginResult, _ state: inout LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    switch self {
    case .otherIDs: return effects.isEmpty ? [] : [.waiting(3, id: "2")]
    case .superfluousCancels: return effects.isEmpty ? [] : [.cancel(id: "login")] + effects
    case .staysLoading: state.loading = true
    case .keepsNoData: state.data = nil
    case .showsNoError: state.error = nil
    case .neverWaits: return []
    case .waitsTooShort: return effects.isEmpty ? [] : [.waiting(2)]
    case .waitsTooLong: return effects.isEmpty ? [] : [.waiting(4)]
    case .waitsOnSuccess: return [.waiting(3)]
    default: break
    }
    return effects
  }

  private func seen(
    _ state: inout LoginState, _ old: LoginState, _ effects: [Effect<LoginAction>]
  ) -> [Effect<LoginAction>] {
    if self == .errorStays { state = old }
    return effects
  }

  private static func reduceRightly(
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
  fileprivate static func asking(
    _ username: String, _ password: String, id: String = "login"
  ) -> Effect {
    .logIn(id: id, username: username, password: password, then: { .answered($0) })
  }

  fileprivate static func waiting(_ seconds: Int, id: String = "error") -> Effect {
    .wait(id: id, seconds: seconds, then: .errorWasSeen)
  }
}
