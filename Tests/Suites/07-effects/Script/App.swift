import Traces

/// Something that happens to the app of the exercise's store, whose server and clock are somebody's
/// hands.
public enum AppEvent: Equatable, Packed, Sendable {
  /// Something that the user does.
  case send(LoginAction)
  /// Something that the user of the second login does.
  case sendRight(LoginAction)
  /// The server answers the request with this number, counted from 0; also late, and also twice.
  case answer(Int, LoginResult)
  /// So many seconds pass.
  case pass(Int)
}

/// What was to be seen after that.
public struct AppMoment: Equatable, Packed, Sendable {
  public var state: LoginState
  /// The login on the right; nil as long as the exercise doesn't put two side by side.
  public var right: LoginState?
  /// What the server was asked so far.
  public var requests: [AppRequest]
  /// In how many seconds the clock calls back, in the order in which it was asked.
  public var bells: [Int]
  /// How often the reducer has run meanwhile; for an answer, whether anybody waited for it.
  public var runs: Int
  /// Whether the exercise's store has effects done at all; until then another one takes its place.
  public var hasStore: Bool
}

/// What the server was asked once.
public struct AppRequest: Equatable, Packed, Sendable {
  public var username: String
  public var password: String
  /// How often it has answered.
  public var answerCount: Int = 0
}

extension EffectsSide {
  /// The moment before anything happens, and then one for each event.
  func app(_ events: [AppEvent]) -> [AppMoment] {
    let app = RunningApp(on: self)
    return [app.moment()] + events.map { app.play($0) }
  }
}

/// The app, its server and its clock.
private final class RunningApp {
  private var store: StoreParts<TwoLogins, TwoLoginsAction>?
  private let hasStore: Bool
  private let hasTwoLogins: Bool
  private var requests: [AppRequest] = []
  private var answers: [(LoginResult) -> Void] = []
  private var bells: [(due: Int, done: () -> Void)] = []
  private var now = 0
  private var runs = 0

  init(on side: any EffectsSide) {
    (hasStore, hasTwoLogins) = (side.performsEffects, side.hasTwoLogins)
    let environment = Environment(
      logIn: { [unowned self] username, password, done in
        requests.append(AppRequest(username: username, password: password))
        answers.append(done)
      }, wait: { [unowned self] seconds, done in bells.append((now &+ seconds, done)) })
    store = hasTwoLogins ? twoLogins(of: side, environment) : oneLogin(of: side, environment)
  }

  private func twoLogins(
    of side: any EffectsSide, _ environment: Environment
  ) -> StoreParts<TwoLogins, TwoLoginsAction> {
    let reducer: Reducer<TwoLogins, TwoLoginsAction> = { [unowned self] state, action in
      runs &+= 1
      return side.twoLoginsReducer(&state, action)
    }
    return hasStore
      ? side.twoLoginsStore(TwoLogins(), reducer: reducer, environment: environment)
      : StoreParts(PlainStore(TwoLogins(), reducer: reducer, environment: environment))
  }

  /// The one on the left.
  private func oneLogin(
    of side: any EffectsSide, _ environment: Environment
  ) -> StoreParts<TwoLogins, TwoLoginsAction> {
    let reducer: Reducer<LoginState, LoginAction> = { [unowned self] state, action in
      runs &+= 1
      return side.loginReducer(&state, action)
    }
    let store =
      hasStore
      ? side.loginStore(LoginState(), reducer: reducer, environment: environment)
      : StoreParts(PlainStore(LoginState(), reducer: reducer, environment: environment))
    return StoreParts(
      value: { TwoLogins(left: store.value()) },
      send: { if case .left(let action) = $0 { store.send(action) } }, object: store.object)
  }

  func moment() -> AppMoment {
    let state = store?.value() ?? TwoLogins()
    return AppMoment(
      state: state.left, right: hasTwoLogins ? state.right : nil, requests: requests,
      bells: bells.map { $0.due &- now }, runs: runs, hasStore: hasStore)
  }

  func play(_ event: AppEvent) -> AppMoment {
    runs = 0
    switch event {
    case .send(let action): store?.send(.left(action))
    case .sendRight(let action): store?.send(.right(action))
    case .answer(let number, let result):
      if answers.indices.contains(number) {
        requests[number].answerCount &+= 1
        answers[number](result)
      }
    case .pass(let seconds): pass(max(0, min(seconds, 1_000)))
    }
    return moment()
  }

  private func pass(_ seconds: Int) {
    let end = now &+ seconds
    // Whoever waits for no time at all, again and again, comes to no end.
    for _ in 0..<100 {
      let next = bells.indices.filter { bells[$0].due <= end }
        .min { (bells[$0].due, $0) < (bells[$1].due, $1) }
      guard let next else { break }
      let bell = bells.remove(at: next)
      now = max(now, bell.due)
      bell.done()
    }
    now = end
  }
}

extension EffectsSide {
  /// Whether it handles actions of both logins of a screen.
  fileprivate var hasTwoLogins: Bool {
    var state = TwoLogins()
    _ = twoLoginsReducer(&state, .left(.usernameChanged("left")))
    _ = twoLoginsReducer(&state, .right(.usernameChanged("right")))
    return state.left.username == "left" && state.right.username == "right"
  }

  /// Whether its store does anything with an effect: as long as nothing is written there, all would be
  /// lost in it.
  fileprivate var performsEffects: Bool {
    var performs = false
    let nowhere = Environment(logIn: { _, _, _ in performs = true }, wait: { _, _ in })
    let store = store(
      [],
      reducer: { _, _ in
        [.logIn(id: "", username: "", password: "", then: { _ in Deed("second") })]
      }, environment: nowhere)
    store.send(Deed("first"))
    return performs
  }
}
