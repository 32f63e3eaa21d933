/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
public protocol EffectsSide {
  /// Handles an action of a login.
  func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>]
  /// Handles an action of the screen with two logins.
  func twoLoginsReducer(
    _ state: inout TwoLogins, _ action: TwoLoginsAction
  ) -> [Effect<TwoLoginsAction>]

  /// Makes a store for a list of names.
  func store(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>, environment: Environment
  ) -> StoreParts<[String], Deed>
  /// Makes a store for a login.
  func loginStore(
    _ state: LoginState, reducer: @escaping Reducer<LoginState, LoginAction>,
    environment: Environment
  ) -> StoreParts<LoginState, LoginAction>
  /// Whether code outside of the store can write its value.
  var storeValueIsWritable: Bool { get }

  /// One reducer of at most three.
  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed>
  /// The same effect for the board, under a name.
  func map(
    _ effect: Effect<Deed>, _ toGlobal: @escaping (Deed) -> BoardDeed, id: String
  ) -> Effect<BoardDeed>
  /// Lets a reducer work on one list of the board, under the list's name.
  func pullback(
    _ reducer: @escaping Reducer<[String], Deed>, toRight isRight: Bool
  ) -> Reducer<Board, BoardDeed>

  /// Makes a clock that shows 0.
  func clock() -> ClockParts
  /// Whether a test finds that a login does what it should.
  func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool
}

/// What can be done with a store.
public struct StoreParts<Value, Action> {
  /// Reads the value.
  public let value: () -> Value
  /// Sends an action.
  public let send: (Action) -> Void
  /// The object that has to go away with the last reference to this one.
  public let object: AnyObject

  /// A store by what can be done with it.
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
