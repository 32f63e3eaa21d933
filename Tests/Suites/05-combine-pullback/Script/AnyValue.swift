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

  // The value, if it is of that type.

  public var list: [String]? { if case .list(let value) = self { value } else { nil } }
  public var room: Room? { if case .room(let value) = self { value } else { nil } }
  public var house: House? { if case .house(let value) = self { value } else { nil } }
  public var street: Street? { if case .street(let value) = self { value } else { nil } }
  public var settings: Settings? { if case .settings(let value) = self { value } else { nil } }
  public var pokemonList: PokemonList? {
    if case .pokemonList(let value) = self { value } else { nil }
  }
  public var favorites: [Pokemon]? { if case .favorites(let value) = self { value } else { nil } }
  public var app: AppState? { if case .app(let value) = self { value } else { nil } }
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

  // The action, if it is of that type.

  public var number: Int? { if case .number(let action) = self { action } else { nil } }
  public var room: RoomAction? { if case .room(let action) = self { action } else { nil } }
  public var house: HouseAction? { if case .house(let action) = self { action } else { nil } }
  public var street: StreetAction? { if case .street(let action) = self { action } else { nil } }
  public var account: AccountAction? {
    if case .account(let action) = self { action } else { nil }
  }
  public var pokemonList: PokemonListAction? {
    if case .pokemonList(let action) = self { action } else { nil }
  }
  public var favorites: FavoritesAction? {
    if case .favorites(let action) = self { action } else { nil }
  }
  public var app: AppAction? { if case .app(let action) = self { action } else { nil } }
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
