import EffectsScript

/// A right exercise; a mistake replaces one part of it.
struct Model: EffectsSide {
  var login: Reducer<LoginState, LoginAction> = LoginVariant.reduceRightly
  var stores = StoreRules()
  var storeValueIsWritable = false
  var parts = PartsRules()
  var clocks = ClockRules()
  var test: (_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool = LoginTest.passes

  func loginReducer(
    _ state: inout LoginState, _ action: LoginAction
  ) -> [Effect<LoginAction>] {
    login(&state, action)
  }

  var newTwoLogins: TwoLogins { TwoLogins() }

  func twoLoginsReducer(
    _ state: inout TwoLogins, _ action: TwoLoginsAction
  ) -> [Effect<TwoLoginsAction>] {
    [parts.left, parts.right].compactMap(\.self).flatMap { half -> [Effect<TwoLoginsAction>] in
      guard let action = half.action(action) else { return [] }
      return login(&state[keyPath: half.value], action).map {
        map($0, half.toGlobal, name: half.name)
      }
    }
  }

  func store(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>, environment: Environment
  ) -> StoreParts<[String], Deed> {
    StoreParts(ModelStore(value, reducer: reducer, environment: environment, rules: stores))
  }

  func loginStore(
    _ state: LoginState, reducer: @escaping Reducer<LoginState, LoginAction>,
    environment: Environment
  ) -> StoreParts<LoginState, LoginAction> {
    StoreParts(PlainStore(state, reducer: reducer, environment: environment))
  }

  func twoLoginsStore(
    _ state: TwoLogins, reducer: @escaping Reducer<TwoLogins, TwoLoginsAction>,
    environment: Environment
  ) -> StoreParts<TwoLogins, TwoLoginsAction> {
    StoreParts(PlainStore(state, reducer: reducer, environment: environment))
  }

  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed> {
    { parts.combine(reducers, &$0, $1) }
  }

  func map(
    _ effect: Effect<Deed>, _ toGlobal: @escaping (Deed) -> BoardDeed, id: String
  ) -> Effect<BoardDeed> {
    map(effect, toGlobal, name: id)
  }

  func map<Action, GlobalAction>(
    _ effect: Effect<Action>, _ toGlobal: @escaping (Action) -> GlobalAction, name: String
  ) -> Effect<GlobalAction> {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      .logIn(
        id: parts.id(id, name, .logIn), username: username, password: password,
        then: { toGlobal(then($0)) })
    case .wait(let id, let seconds, let then):
      .wait(id: parts.id(id, name, .wait), seconds: seconds, then: toGlobal(then))
    case .cancel(let id): .cancel(id: parts.id(id, name, .cancel))
    }
  }

  func pullback(
    _ reducer: @escaping Reducer<[String], Deed>, to place: Place
  ) -> Reducer<Board, BoardDeed> {
    let isRight = place.isRight
    let list: WritableKeyPath<Board, [String]> = isRight ? \.right : \.left
    let toGlobal: (Deed) -> BoardDeed = isRight ? { .right($0) } : { .left($0) }
    return { board, deed in
      guard let local = isRight ? deed.right : deed.left else { return [] }
      let effects = parts.runPart(reducer, &board[keyPath: list], local)
      return parts.givenBack(
        effects.map { map($0, toGlobal, name: parts.name(place.name)) })
    }
  }

  func clock() -> ClockParts {
    let clock = ModelClock()
    return ClockParts(
      wait: { clocks.wait(clock, $0, $1) }, advance: { clocks.advance(clock, $0) })
  }

  func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool { test(reducer) }
}

extension Model {
  /// Its store makes a mistake.
  init(storing change: (inout StoreRules) -> Void) {
    self.init()
    change(&stores)
  }
}

/// What is done with reducers that are put together, in parts that a mistake can replace.
struct PartsRules {
  var combine: ([Reducer<[String], Deed>], inout [String], Deed) -> [Effect<Deed>] = {
    reducers, value, deed in reducers.flatMap { $0(&value, deed) }
  }
  /// What an id becomes under a name.
  var id: (_ id: String, _ name: String, Kind) -> String = { id, name, _ in Self.id(id, under: name)
  }
  /// Runs the reducer of a part on it.
  var runPart: (Reducer<[String], Deed>, inout [String], Deed) -> [Effect<Deed>] = {
    $0(&$1, $2)
  }
  /// What `pullback` makes of its name.
  var name: (String) -> String = { $0 }
  /// What `pullback` makes of its effects.
  var givenBack: ([Effect<BoardDeed>]) -> [Effect<BoardDeed>] = { $0 }
  /// The two logins; nil for one that isn't handled.
  var left: Half? = Half(
    value: \.left, action: { $0.left }, toGlobal: { .left($0) }, name: "left")
  var right: Half? = Half(
    value: \.right, action: { $0.right }, toGlobal: { .right($0) }, name: "right")

  /// A kind of effect.
  enum Kind { case logIn, wait, cancel }

  /// How one of two logins is pulled back.
  struct Half {
    var value: WritableKeyPath<TwoLogins, LoginState>
    var action: (TwoLoginsAction) -> LoginAction?
    var toGlobal: (LoginAction) -> TwoLoginsAction
    var name: String
  }

  static func id(_ id: String, under name: String) -> String { "\(name).\(id)" }
}

/// What a clock does, in parts that a mistake can replace.
struct ClockRules {
  var wait: (ModelClock, _ seconds: Int, _ done: @escaping () -> Void) -> Void = {
    $0.waitRightly($1, $2)
  }
  var advance: (ModelClock, _ seconds: Int) -> Void = { $0.advanceRightly(by: $1) }
}

/// What a clock knows.
final class ModelClock {
  var now = 0
  /// In the order in which they are due.
  var waiting: [(due: Int, done: () -> Void)] = []
  /// Whether it is letting time pass.
  private(set) var isAtWork = false

  func waitRightly(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }

  func advanceRightly(by seconds: Int) {
    let end = now + seconds
    isAtWork = true
    while call(before: end) {}
    (now, isAtWork) = (end, false)
  }

  /// Calls the next one who is due until then; false if nobody is.
  func call(before end: Int) -> Bool {
    guard let next = waiting.first, next.due <= end else { return false }
    waiting.removeFirst()
    now = next.due
    next.done()
    return true
  }
}

extension TwoLoginsAction {
  var left: LoginAction? { if case .left(let action) = self { action } else { nil } }
  var right: LoginAction? { if case .right(let action) = self { action } else { nil } }
}
