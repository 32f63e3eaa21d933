/// A reducer, as the lesson has it.
public typealias Reducer<Value, Action> = (inout Value, Action) -> Void

/// A value of any type that a script has a reducer for.
public enum AnyValue: Equatable, Sendable {
  case list([String])
  case room(Room)
  case house(House)
  case street(Street)
  case settings(Settings)
  case pokemonList(PokemonList)
  case favorites([Pokemon])
  case app(AppState)
  case counters(Counters)
  case larger(LargerState)

  /// The texts; nil if it is no list of texts.
  public var list: [String]? { if case .list(let value) = self { value } else { nil } }
  /// The room; nil if it is none.
  public var room: Room? { if case .room(let value) = self { value } else { nil } }
  /// The house; nil if it is none.
  public var house: House? { if case .house(let value) = self { value } else { nil } }
  /// The street; nil if it is none.
  public var street: Street? { if case .street(let value) = self { value } else { nil } }
  /// The settings; nil if it is something else.
  public var settings: Settings? { if case .settings(let value) = self { value } else { nil } }
  /// All Pokémon; nil if it is something else.
  public var pokemonList: PokemonList? {
    if case .pokemonList(let value) = self { value } else { nil }
  }
  /// The favourites; nil if it is something else.
  public var favorites: [Pokemon]? { if case .favorites(let value) = self { value } else { nil } }
  /// The whole app's state; nil if it is something else.
  public var app: AppState? { if case .app(let value) = self { value } else { nil } }
  /// The two counters; nil if it is something else.
  public var counters: Counters? { if case .counters(let value) = self { value } else { nil } }
  /// The larger app's state; nil if it is something else.
  public var larger: LargerState? { if case .larger(let value) = self { value } else { nil } }
}

/// An action of any type that a script has a reducer for.
public enum AnyAction: Equatable, Sendable {
  case number(Int)
  case room(RoomAction)
  case house(HouseAction)
  case street(StreetAction)
  case account(AccountAction)
  case pokemonList(PokemonListAction)
  case favorites(FavoritesAction)
  case app(AppAction)
  case counters(CountersAction)
  case larger(LargerAction)

  /// The number; nil if it is none.
  public var number: Int? { if case .number(let action) = self { action } else { nil } }
  /// What is done in a room; nil if it is something else.
  public var room: RoomAction? { if case .room(let action) = self { action } else { nil } }
  /// What is done in a house; nil if it is something else.
  public var house: HouseAction? { if case .house(let action) = self { action } else { nil } }
  /// What is done in a street; nil if it is something else.
  public var street: StreetAction? { if case .street(let action) = self { action } else { nil } }
  /// The account's action; nil if it is something else.
  public var account: AccountAction? {
    if case .account(let action) = self { action } else { nil }
  }
  /// The action of the list of all Pokémon; nil if it is something else.
  public var pokemonList: PokemonListAction? {
    if case .pokemonList(let action) = self { action } else { nil }
  }
  /// The favourites' action; nil if it is something else.
  public var favorites: FavoritesAction? {
    if case .favorites(let action) = self { action } else { nil }
  }
  /// The whole app's action; nil if it is something else.
  public var app: AppAction? { if case .app(let action) = self { action } else { nil } }
  /// The two counters' action; nil if it is something else.
  public var counters: CountersAction? {
    if case .counters(let action) = self { action } else { nil }
  }
  /// The larger app's action; nil if it is something else.
  public var larger: LargerAction? {
    if case .larger(let action) = self { action } else { nil }
  }
}

/// A reducer with types of its own, for values and actions of any type: it answers to its own only.
///
/// - Parameters:
///   - value: finds its own value.
///   - wrap: makes any value of its own one.
///   - action: finds its own action.
public func erased<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, value: @escaping (AnyValue) -> Value?,
  wrap: @escaping (Value) -> AnyValue, action: @escaping (AnyAction) -> Action?
) -> Reducer<AnyValue, AnyAction> {
  { anyValue, anyAction in
    guard var own = value(anyValue), let ownAction = action(anyAction) else { return }
    reducer(&own, ownAction)
    anyValue = wrap(own)
  }
}
