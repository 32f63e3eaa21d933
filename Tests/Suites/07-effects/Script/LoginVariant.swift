import Traces

/// A login's reducer: a right one, or one that makes a mistake. With them `loginWorks` is tried.
public enum LoginVariant: Int, Packed, CaseIterable, Sendable {
  // Right ones.
  /// The one that is asked about, which a test of logins is handed first.
  case own
  case cancelsFirst
  case otherIDs
  case otherOrder
  case superfluousCancels
  /// That can't happen, so it may be met with anything.
  case ignoresTapsWhileLoading

  // Wrong ones.
  case neverAsks
  case swapsWords
  case asksWithoutPassword
  case asksWithoutUsername
  case asksWithUsernameTwice
  case asksWithPasswordTwice
  /// A tap doesn't cancel the old clock; each clock has an id of its own, for otherwise a new one would
  /// take its place.
  case oldClockRings
  /// The same, but the clocks of one kind of error share an id.
  case oldClockOfOtherErrorRings
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
    case .own, .cancelsFirst, .otherIDs, .otherOrder, .superfluousCancels, .ignoresTapsWhileLoading:
      true
    default: false
    }
  }

  /// A reducer of this kind, made of a right one but for `own`, which is this one.
  public func makeReducer(
    own: @escaping Reducer<LoginState, LoginAction> = LoginVariant.reduceRightly
  ) -> Reducer<LoginState, LoginAction> {
    let login = LoginVariant.reduceRightly
    func changing(
      _ change: @escaping (LoginState, LoginAction, [Effect<LoginAction>]) -> [Effect<LoginAction>]
    ) -> Reducer<LoginState, LoginAction> {
      { state, action in
        let effects = login(&state, action)
        return change(state, action, effects)
      }
    }
    func ignoring(_ ignored: LoginAction) -> Reducer<LoginState, LoginAction> {
      { state, action in action == ignored ? [] : login(&state, action) }
    }
    switch self {
    case .own: return own
    case .cancelsFirst: return login
    case .otherIDs: return changing { $2.map { $0.renamed { "other \($0)" } } }
    case .otherOrder: return changing { $2.reversed() }
    case .superfluousCancels:
      return changing { $2.isEmpty ? [] : [.cancel(id: "nothing")] + $2 }
    case .ignoresTapsWhileLoading:
      return { state, action in
        state.loading && action == .loginTapped ? [] : login(&state, action)
      }
    case .neverAsks:
      return changing { $2.filter { if case .logIn = $0 { false } else { true } } }
    case .swapsWords: return Self.asking { ($1, $0) }
    case .asksWithoutPassword: return Self.asking { username, _ in (username, "") }
    case .asksWithoutUsername: return Self.asking { _, password in ("", password) }
    case .asksWithUsernameTwice: return Self.asking { username, _ in (username, username) }
    case .asksWithPasswordTwice: return Self.asking { _, password in (password, password) }
    case .oldClockRings:
      var count = 0
      return changing { _, _, effects in
        count &+= 1
        return effects.map { effect in
          guard case .wait = effect else { return effect }
          return effect.renamed { _ in "clock \(count)" }
        }
      }
    case .oldClockOfOtherErrorRings:
      return changing { state, _, effects in
        effects.map { effect in
          guard case .wait = effect else { return effect }
          return effect.renamed { _ in "clock \(state.error == .offline)" }
        }
      }
    case .cancelDoesNothing: return ignoring(.cancelTapped)
    case .cancelKeepsAnswer: return changing { $1 == .cancelTapped ? [] : $2 }
    case .cancelStopsClock:
      return changing { state, action, effects in
        guard action == .cancelTapped else { return effects }
        var tapped = state
        return login(&tapped, .loginTapped).filter {
          if case .cancel = $0 { true } else { false }
        }
      }
    case .neverWaits: return changing { $2.filter { if case .wait = $0 { false } else { true } } }
    case .errorStays: return ignoring(.errorWasSeen)
    }
  }

  /// A right login but for its words.
  static func asking(
    _ words: @escaping (_ username: String, _ password: String) -> (String, String)
  ) -> Reducer<LoginState, LoginAction> {
    { state, action in
      reduceRightly(&state, action).map { effect in
        guard case .logIn(let id, let username, let password, let then) = effect else {
          return effect
        }
        let (one, other) = words(username, password)
        return .logIn(id: id, username: one, password: other, then: then)
      }
    }
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

extension EffectsSide {
  /// Which words the fields hold whenever its test taps the button of a right login; each pair once.
  var wordsTapped: [[String]] {
    var tapped: [[String]] = []
    _ = loginWorks { state, action in
      let words = [state.username, state.password]
      if action == .loginTapped, !tapped.contains(words) { tapped.append(words) }
      return LoginVariant.reduceRightly(&state, action)
    }
    return tapped
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

  /// The same under another id.
  fileprivate func renamed(_ name: (String) -> String) -> Effect {
    switch self {
    case .logIn(let id, let username, let password, let then):
      .logIn(id: name(id), username: username, password: password, then: then)
    case .wait(let id, let seconds, let then): .wait(id: name(id), seconds: seconds, then: then)
    case .cancel(let id): .cancel(id: name(id))
    }
  }
}
