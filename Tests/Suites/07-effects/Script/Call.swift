import Traces

/// One use of the exercise. A script is a list of them, each of which begins anew.
public enum Call: Equatable, Packed, Sendable {
  /// `loginReducer` with a server and a clock that do as told.
  case login([RunEvent<LoginAction>], from: LoginState)
  /// `twoLoginsReducer` in the same way.
  case twoLogins([RunEvent<TwoLoginsAction>], from: TwoLogins)
  /// The exercise's own `TwoLogins()`.
  case newTwoLogins
  /// A store of the exercise, and a second one beside it.
  case store([StoreCommand], from: [String] = [], Manner = .later)
  /// Whether code outside of the store can write its value; that is known once it is compiled.
  case storeValueIsWritable
  /// So many reducers that are combined, and what is sent to them.
  case combine(Int, [Deed])
  case map([Mapping])
  /// Whether a mapped effect's id begins with the name, and ends with the id that it had.
  case mapPutsInFront(Mapping)
  /// The same effect twice; the second time its id is the one that came of the first.
  case mapAgain(Mapping)
  /// A reducer that is pulled back to one list of a board.
  case pullback([BoardDeed], toRight: Bool, from: Board)
  /// The same effects, pulled back to one place after the other.
  case pullbacks([Wish], to: [Place])
  /// Whether the id of such an effect begins with the place's name, and ends with the id that it had.
  case pullbackPutsInFront(Wish, to: Place)
  case clock([ClockCommand])
  case loginWorks(LoginVariant)
  /// The same with a login that always asks with these words, whatever was typed.
  case loginWorksAsking(username: String, password: String)
  /// Which words stand in the fields whenever a test taps.
  case wordsTapped
  /// The exercise's reducer in the exercise's store.
  case app([AppEvent])
}

/// What came of a call; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case login([LoginMoment])
  case twoLogins([TwoLoginsMoment])
  case store([StoreEvent])
  case truth(Bool)
  /// Pairs of a username and a password.
  case words([[String]])
  case parts([PartsMoment])
  case effects([SeenEffect])
  /// Who was called during each command.
  case clock([[String]])
  case app([AppMoment])
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any EffectsSide) -> [Answer] {
    map { $0.play(on: side) }
  }
}

extension Call {
  fileprivate func play(on side: any EffectsSide) -> Answer {
    switch self {
    case .login(let events, let state): .login(run(events, from: state, side.loginReducer))
    case .twoLogins(let events, let state):
      .twoLogins(run(events, from: state, side.twoLoginsReducer))
    case .newTwoLogins:
      .twoLogins([TwoLoginsMoment(actions: [], value: side.newTwoLogins, awaited: [])])
    case .store(let commands, let value, let manner):
      .store(side.stores(commands, from: value, manner))
    case .storeValueIsWritable: .truth(side.storeValueIsWritable)
    case .combine(let count, let deeds): .parts(side.combined(count, deeds))
    case .map(let mappings): .effects(side.mapped(mappings))
    case .mapPutsInFront(let mapping): .truth(side.mapPutsInFront(mapping))
    case .mapAgain(let mapping): .effects(side.mappedAgain(mapping))
    case .pullback(let deeds, let isRight, let board):
      .parts(side.pulledBack(deeds, to: isRight, from: board))
    case .pullbacks(let wishes, let places): .effects(side.pulledBack(wishes, to: places))
    case .pullbackPutsInFront(let wish, let place):
      .truth(side.pullbackPutsInFront(wish, to: place))
    case .clock(let commands): .clock(side.clocks(commands))
    case .loginWorks(let variant):
      .truth(side.loginWorks(variant.makeReducer(own: side.loginReducer)))
    case .loginWorksAsking(let username, let password):
      .truth(side.loginWorks(LoginVariant.asking { _, _ in (username, password) }))
    case .wordsTapped: .words(side.wordsTapped)
    case .app(let events): .app(side.app(events))
    }
  }
}

/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
public protocol EffectsSide {
  func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>]
  /// The screen with two logins, before anything has happened.
  var newTwoLogins: TwoLogins { get }
  /// Handles an action of that screen.
  func twoLoginsReducer(
    _ state: inout TwoLogins, _ action: TwoLoginsAction
  ) -> [Effect<TwoLoginsAction>]

  /// Makes a store for a list of names.
  func store(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>, environment: Environment
  ) -> StoreParts<[String], Deed>
  func loginStore(
    _ state: LoginState, reducer: @escaping Reducer<LoginState, LoginAction>,
    environment: Environment
  ) -> StoreParts<LoginState, LoginAction>
  func twoLoginsStore(
    _ state: TwoLogins, reducer: @escaping Reducer<TwoLogins, TwoLoginsAction>,
    environment: Environment
  ) -> StoreParts<TwoLogins, TwoLoginsAction>
  /// Whether code outside of the store can write its value.
  var storeValueIsWritable: Bool { get }

  /// One reducer of at most five.
  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed>
  /// The same effect for the board, under a name.
  func map(
    _ effect: Effect<Deed>, _ toGlobal: @escaping (Deed) -> BoardDeed, id: String
  ) -> Effect<BoardDeed>
  /// Lets a reducer work on one list of the board, under a name.
  func pullback(
    _ reducer: @escaping Reducer<[String], Deed>, to place: Place
  ) -> Reducer<Board, BoardDeed>

  /// Makes a clock that shows 0.
  func clock() -> ClockParts
  /// Whether a test finds that a login does what it should.
  func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool
}

/// What can be done with a store.
public struct StoreParts<Value, Action> {
  public let value: () -> Value
  public let send: (Action) -> Void
  /// The object that has to go away with the last reference to this one.
  public let object: AnyObject

  public init(
    value: @escaping () -> Value, send: @escaping (Action) -> Void, object: AnyObject
  ) {
    (self.value, self.send, self.object) = (value, send, object)
  }

  /// What can be done with a store by the rules of the lesson.
  public init(_ store: PlainStore<Value, Action>) {
    self.init(value: { store.value }, send: { store.send($0) }, object: store)
  }
}
