import Traces

/// What is done with an exercise: a reducer is made, and then acts on values, turn by turn.
public struct Scene: Equatable, Packed, Sendable {
  /// How it is made.
  public var reducer: Recipe
  /// What it acts on; turns know each value by its place, from 0.
  public var values: [AnyValue]
  /// What happens, one after the other.
  public var turns: [Turn]

  /// A reducer, what it acts on, and what happens.
  public init(_ reducer: Recipe, on values: [AnyValue], _ turns: [Turn]) {
    (self.reducer, self.values, self.turns) = (reducer, values, turns)
  }
}

/// One thing that happens to one of the values, which are counted from 0.
public enum Turn: Equatable, Packed, Sendable {
  case act(AnyAction, on: Int)
  /// Somebody else replaces the value.
  case replace(Int, with: AnyValue)
  /// The value becomes a new `LargerState`.
  case empty(Int)
}

/// How a reducer is made by the exercise.
public enum Recipe: Equatable, Packed, Sendable {
  /// By `combine`, of reducers that are known by a letter.
  case combination(Combination)

  // By a `pullback` of a room's reducer.
  case getSet(Place)
  case getSetWhole
  case path(Place)
  /// Along `\.self`.
  case pathWhole
  /// From the hall to the house, and from there to the street.
  case pathInSteps
  /// From the hall to the street at once.
  case pathJoined
  /// From the turned house to the house, and from there to the street.
  case pathTurned
  case paths(Place)
  /// Of a reducer for the whole house that has the hall's actions.
  case pathsWhole
  case pathsInSteps
  case pathsJoined
  case pathsTurned
  /// Of a reducer for a room's lamp, whose own actions may be nil.
  case pathsToLamp

  /// By a `pullback` of a reducer for a part of the lesson's own app.
  case field(Field, Way)
  /// By a `pullback` of a reducer that adds numbers, where something is of that kind.
  case formed(Kind, Role, Way)

  // Those that the exercise has.
  case accountReducer
  case pokemonListReducer
  case favoritesReducer
  case appReducer
  case countersReducer
  case largerReducer
  /// That of the app and that of the counters, each on its own values.
  case screens
}

/// A part that is no struct.
public enum Field: Int, CaseIterable, Packed, Sendable {
  /// A user or none, in the settings.
  case loginUser
  /// True or false, in the settings.
  case isEmailValid
  /// An array, in the list.
  case pokemons
}

/// How `pullback` is told where a part is.
public enum Way: Int, Packed, Sendable {
  case getSet
  case path
  /// With the app's actions.
  case paths
}

/// What `combine` is given, and what it has made of that.
public enum Combination: Equatable, Packed, Sendable {
  /// Appends its letter and the action to the value.
  case letter(String)
  case combined([Combination])
}

/// One thing that was seen; a trace is a list of them.
public enum Event: Equatable, Packed, Sendable {
  /// A reducer ran that the exercise was given: its name, and what it got.
  case ran(String, AnyValue, AnyAction)
  /// `get` was called.
  case got(House)
  /// `set` was called.
  case set(House, Room)
  /// A turn has ended, and this is what its value is now.
  case turned(AnyValue)
}

/// A reducer, as the lesson has it.
public typealias Reducer<Value, Action> = (inout Value, Action) -> Void

/// A value of any type that a script has a reducer for.
public enum AnyValue: Equatable, Packed, PayloadReadable, Sendable {
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
  case formed(FormedValue)
}

/// An action of any type that a script has a reducer for.
public enum AnyAction: Equatable, Packed, PayloadReadable, Sendable {
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
  case formed(FormedAction)
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
