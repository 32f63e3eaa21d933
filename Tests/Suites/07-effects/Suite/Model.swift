import EffectsScript

/// A store that a script is played on; those that make a mistake are subclasses.
typealias ModelStore = PlainStore<[String], Deed>

/// A right exercise; a mistake replaces one part of it.
struct Model: EffectsSide {
  var login: Reducer<LoginState, LoginAction> = LoginVariant.reduceRightly
  var stores: ModelStore.Type = ModelStore.self
  var storeValueIsWritable = false
  var parts: PartsMistake?
  var makeClock: () -> ModelClock = { ModelClock() }
  var test: (_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool = LoginTest.passes

  func loginReducer(
    _ state: inout LoginState, _ action: LoginAction
  ) -> [Effect<LoginAction>] {
    login(&state, action)
  }

  func twoLoginsReducer(
    _ state: inout TwoLogins, _ action: TwoLoginsAction
  ) -> [Effect<TwoLoginsAction>] {
    switch action {
    case .left(let action):
      guard parts != .twoRightOnly else { return [] }
      return login(&state.left, action).map {
        map($0, TwoLoginsAction.left, name: "left")
      }
    case .right(let action):
      guard parts != .twoLeftOnly else { return [] }
      let effects =
        parts == .twoChangeLeft ? login(&state.left, action) : login(&state.right, action)
      let toGlobal = parts == .twoAnswersLeft ? TwoLoginsAction.left : TwoLoginsAction.right
      return effects.map { map($0, toGlobal, name: parts == .twoOneName ? "left" : "right") }
    }
  }

  func store(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>, environment: Environment
  ) -> StoreParts<[String], Deed> {
    StoreParts(stores.init(value, reducer: reducer, environment: environment))
  }

  func loginStore(
    _ state: LoginState, reducer: @escaping Reducer<LoginState, LoginAction>,
    environment: Environment
  ) -> StoreParts<LoginState, LoginAction> {
    StoreParts(PlainStore(state, reducer: reducer, environment: environment))
  }

  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed> {
    if let parts, let combined = parts.combine(reducers) { return combined }
    return { value, deed in reducers.flatMap { $0(&value, deed) } }
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
        id: self.id(id, under: name), username: username, password: password,
        then: { toGlobal(then($0)) })
    case .wait(let id, let seconds, let then):
      .wait(
        id: parts == .mapForgetsWait ? id : self.id(id, under: name), seconds: seconds,
        then: toGlobal(then))
    case .cancel(let id):
      .cancel(id: parts == .mapForgetsCancel ? id : self.id(id, under: name))
    }
  }

  private func id(_ id: String, under name: String) -> String {
    switch parts {
    case .mapKeepsID: id
    case .mapDropsID: name
    default: "\(name).\(id)"
    }
  }

  func pullback(
    _ reducer: @escaping Reducer<[String], Deed>, toRight isRight: Bool
  ) -> Reducer<Board, BoardDeed> {
    let list: WritableKeyPath<Board, [String]> = isRight ? \.right : \.left
    let toGlobal: (Deed) -> BoardDeed = isRight ? { .right($0) } : { .left($0) }
    func handle(_ board: inout Board, _ deed: BoardDeed) -> [Effect<BoardDeed>] {
      guard let local = isRight ? deed.right : deed.left else { return [] }
      if parts == .pullbackRunsTwice { _ = reducer(&board[keyPath: list], local) }
      var copy = board[keyPath: list]
      let effects = reducer(&copy, local)
      if parts != .pullbackWorksOnCopy { board[keyPath: list] = copy }
      let mapped = effects.map { effect -> Effect<BoardDeed> in
        map(effect, toGlobal, name: isRight ? "right" : "left")
      }
      return parts?.givenBack(mapped) ?? mapped
    }
    return handle
  }

  func clock() -> ClockParts {
    let clock = makeClock()
    return ClockParts(
      wait: { seconds, done in clock.wait(seconds, done) }, advance: { clock.advance(by: $0) })
  }

  func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool { test(reducer) }
}

/// A right clock; those that make a mistake do one thing of it differently.
class ModelClock {
  var now = 0
  /// In the order in which they are due.
  var waiting: [(due: Int, done: () -> Void)] = []

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}
