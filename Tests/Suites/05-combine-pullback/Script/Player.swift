/// Whatever has the lesson's functions: the exercise, the model.
public protocol CombinePullbackSide {
  /// One reducer that runs all of these, in order.
  static func combine<Value, Action>(
    _ reducers: [Reducer<Value, Action>]
  ) -> Reducer<Value, Action>

  /// A reducer for a whole that gets the part, runs the part's reducer, and sets the part.
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    get: @escaping (GlobalValue) -> LocalValue,
    set: @escaping (inout GlobalValue, LocalValue) -> Void
  ) -> Reducer<GlobalValue, Action>

  /// A reducer for a whole that runs the part's reducer where a key path leads.
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    value: WritableKeyPath<GlobalValue, LocalValue>
  ) -> Reducer<GlobalValue, Action>

  /// The same with actions of the whole, among which a key path finds the part's.
  static func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
    _ reducer: @escaping Reducer<LocalValue, LocalAction>,
    value: WritableKeyPath<GlobalValue, LocalValue>,
    action: WritableKeyPath<GlobalAction, LocalAction?>
  ) -> Reducer<GlobalValue, GlobalAction>

  /// What an action does to the settings.
  static func accountReducer(_ state: inout Settings, _ action: AccountAction)
  /// What an action does to the list of all Pokémon.
  static func pokemonListReducer(_ state: inout PokemonList, _ action: PokemonListAction)
  /// What an action does to the favourites.
  static func favoritesReducer(_ state: inout [Pokemon], _ action: FavoritesAction)
  /// What an action does to the whole app.
  static func appReducer(_ state: inout AppState, _ action: AppAction)
  /// What an action does to the screen with two counters.
  static func countersReducer(_ state: inout Counters, _ action: CountersAction)
  /// What the app with one more screen begins with.
  static func largerState() -> LargerState
  /// What an action does to the app with one more screen.
  static func largerReducer(_ state: inout LargerState, _ action: LargerAction)
}

extension Scene {
  /// Plays the scene with the reducer that a side makes.
  public func play(on side: (some CombinePullbackSide).Type) -> [Event] {
    play(beginning: side.largerState) { reducer.made(by: side, $0) }
  }

  /// Plays the scene with any reducer.
  ///
  /// - Parameters:
  ///   - largerState: what the app with one more screen begins with.
  ///   - make: makes the reducer, of parts that the recorder watches.
  public func play(
    beginning largerState: () -> LargerState = { LargerState() },
    _ make: (Recorder) -> Reducer<AnyValue, AnyAction>
  ) -> [Event] {
    let recorder = Recorder()
    let reducer = make(recorder)
    var values = values
    for turn in turns {
      switch turn {
      case .act(let action, let index):
        reducer(&values[index], action)
        recorder.events.append(.turned(values[index]))
      case .replace(let index, let value):
        values[index] = value
        recorder.events.append(.turned(value))
      case .empty(let index):
        values[index] = .larger(largerState())
        recorder.events.append(.turned(values[index]))
      }
    }
    return recorder.events
  }
}

/// Takes part in what a reducer does, and writes it down.
public final class Recorder {
  fileprivate(set) var events: [Event] = []

  /// The room's reducer that is pulled back.
  public func run(_ room: inout Room, _ action: RoomAction) {
    events.append(.ran("reducer", .room(room), .room(action)))
    action.act(on: &room)
  }

  /// `get` for the room at a place.
  public func get(_ place: Place, of house: House) -> Room {
    events.append(.got(house))
    return house[keyPath: place.path]
  }

  /// `set` for the room at a place.
  public func set(_ place: Place, of house: inout House, to room: Room) {
    events.append(.set(house, room))
    house[keyPath: place.path] = room
  }

  /// The reducer that is known by a letter.
  func run(_ letter: String, _ list: inout [String], _ action: Int) {
    events.append(.ran(letter, .list(list), .number(action)))
    list.append("\(letter)\(action)")
  }
}

extension Recipe {
  /// The reducer that a side makes, of parts that the recorder watches.
  func made<Side: CombinePullbackSide>(
    by side: Side.Type, _ recorder: Recorder
  ) -> Reducer<AnyValue, AnyAction> {
    let room = recorder.run as Reducer<Room, RoomAction>
    switch self {
    case .combination(let combination):
      return combination.made(recorder) { side.combine($0) }
    case .getSet(let place):
      let pulled: Reducer<House, RoomAction> = side.pullback(
        room, get: { recorder.get(place, of: $0) }, set: { recorder.set(place, of: &$0, to: $1) })
      return erased(pulled, value: \.house, wrap: AnyValue.house, action: \.room)
    case .getSetWhole:
      let pulled: Reducer<Room, RoomAction> = side.pullback(room, get: { $0 }, set: { $0 = $1 })
      return erased(pulled, value: \.room, wrap: AnyValue.room, action: \.room)
    case .path(let place):
      let pulled = side.pullback(room, value: place.path)
      return erased(pulled, value: \.house, wrap: AnyValue.house, action: \.room)
    case .pathWhole:
      let pulled = side.pullback(room, value: \Room.self)
      return erased(pulled, value: \.room, wrap: AnyValue.room, action: \.room)
    case .pathInSteps:
      let pulled = side.pullback(side.pullback(room, value: \House.hall), value: \Street.house)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.room)
    case .pathJoined:
      let pulled = side.pullback(room, value: \Street.house.hall)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.room)
    case .pathTurned:
      let pulled = side.pullback(
        side.pullback(inKitchen, value: \House.turned), value: \Street.house)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.room)
    case .paths(let place):
      let pulled = side.pullback(room, value: place.path, action: place.action)
      return erased(pulled, value: \.house, wrap: AnyValue.house, action: \.house)
    case .pathsWhole:
      let pulled = side.pullback(inKitchen, value: \House.self, action: \HouseAction.hall)
      return erased(pulled, value: \.house, wrap: AnyValue.house, action: \.house)
    case .pathsInSteps:
      let inHouse = side.pullback(room, value: \House.hall, action: \HouseAction.hall)
      let pulled = side.pullback(inHouse, value: \Street.house, action: \StreetAction.house)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.street)
    case .pathsJoined:
      let pulled = side.pullback(room, value: \Street.house.hall, action: \StreetAction.hall)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.street)
    case .pathsTurned:
      let inHouse = side.pullback(inKitchen, value: \House.turned, action: \HouseAction.hall)
      let pulled = side.pullback(inHouse, value: \Street.house, action: \StreetAction.house)
      return erased(pulled, value: \.street, wrap: AnyValue.street, action: \.street)
    case .pathsToLamp:
      let pulled = side.pullback(
        { lamp, level in lamp = level ?? 0 }, value: \Room.lamp, action: \RoomAction.dim)
      return erased(pulled, value: \.room, wrap: AnyValue.room, action: \.room)
    case .field(let field, let way):
      switch field {
      case .loginUser:
        return pulledBack(
          by: side, way, { $0.act($1) }, from: \Settings.loginUser, \AppAction.account,
          value: \.settings, wrap: AnyValue.settings, own: \.account)
      case .isEmailValid:
        return pulledBack(
          by: side, way, { $0.act($1) }, from: \Settings.isEmailValid, \AppAction.account,
          value: \.settings, wrap: AnyValue.settings, own: \.account)
      case .pokemons:
        return pulledBack(
          by: side, way, { $0.act($1) }, from: \PokemonList.pokemons, \AppAction.pokemonList,
          value: \.pokemonList, wrap: AnyValue.pokemonList, own: \.pokemonList)
      }
    case .formed(let kind, let role, let way):
      return kind.visited(by: Pulling<Side>(role: role, way: way))
    case .accountReducer:
      return erased(
        side.accountReducer, value: \.settings, wrap: AnyValue.settings, action: \.account)
    case .pokemonListReducer:
      return erased(
        side.pokemonListReducer, value: \.pokemonList, wrap: AnyValue.pokemonList,
        action: \.pokemonList)
    case .favoritesReducer:
      return erased(
        side.favoritesReducer, value: \.favorites, wrap: AnyValue.favorites, action: \.favorites)
    case .appReducer:
      return erased(side.appReducer, value: \.app, wrap: AnyValue.app, action: \.app)
    case .countersReducer:
      return erased(
        side.countersReducer, value: \.counters, wrap: AnyValue.counters, action: \.counters)
    case .largerReducer:
      return erased(side.largerReducer, value: \.larger, wrap: AnyValue.larger, action: \.larger)
    case .screens:
      let both = [Recipe.appReducer, .countersReducer].map { $0.made(by: side, recorder) }
      return { value, action in
        for reducer in both { reducer(&value, action) }
      }
    }
  }
}

/// - Parameters:
///   - reducer: does to a part what `hugeReducer` does.
///   - part: where that is in the whole.
///   - action: finds the part's action in the app's.
///   - own: finds the part's action, where the app's aren't known.
private func pulledBack<Side: CombinePullbackSide, Part, Whole, PartAction>(
  by side: Side.Type, _ way: Way, _ reducer: @escaping Reducer<Part, PartAction>,
  from part: WritableKeyPath<Whole, Part>, _ action: WritableKeyPath<AppAction, PartAction?>,
  value: @escaping (AnyValue) -> Whole?, wrap: @escaping (Whole) -> AnyValue,
  own: @escaping (AnyAction) -> PartAction?
) -> Reducer<AnyValue, AnyAction> {
  switch way {
  case .getSet:
    let pulled: Reducer<Whole, PartAction> = side.pullback(
      reducer, get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 })
    return erased(pulled, value: value, wrap: wrap, action: own)
  case .path:
    return erased(side.pullback(reducer, value: part), value: value, wrap: wrap, action: own)
  case .paths:
    let pulled = side.pullback(reducer, value: part, action: action)
    return erased(pulled, value: value, wrap: wrap, action: \.app)
  }
}

extension User? {
  fileprivate mutating func act(_ action: AccountAction) {
    switch action {
    case .register(let email, let password), .login(let email, let password):
      self = User(email: email, password: password)
    case .logout: self = nil
    case .emailValid: break
    }
  }
}

extension Bool {
  fileprivate mutating func act(_ action: AccountAction) {
    if case .emailValid(let isValid) = action { self = isValid }
  }
}

extension [Pokemon] {
  fileprivate mutating func act(_ action: PokemonListAction) {
    switch action {
    case .loadPokemon(let pokemons): self = pokemons
    }
  }
}

extension AppAction {
  fileprivate var account: AccountAction? {
    get { if case .account(let action) = self { action } else { nil } }
    set { if case .account = self, let newValue { self = .account(newValue) } }
  }

  fileprivate var pokemonList: PokemonListAction? {
    get { if case .pokemonList(let action) = self { action } else { nil } }
    set { if case .pokemonList = self, let newValue { self = .pokemonList(newValue) } }
  }
}

/// Counts the house's number up, and does any room's actions in the kitchen.
private func inKitchen(_ house: inout House, _ action: RoomAction) {
  house.number &+= 1
  action.act(on: &house.kitchen)
}

extension Combination {
  /// The reducer that any `combine` makes, of parts that the recorder watches.
  public func made(
    _ recorder: Recorder, by combine: ([Reducer<[String], Int>]) -> Reducer<[String], Int>
  ) -> Reducer<AnyValue, AnyAction> {
    erased(reducer(recorder, by: combine), value: \.list, wrap: AnyValue.list, action: \.number)
  }

  private func reducer(
    _ recorder: Recorder, by combine: ([Reducer<[String], Int>]) -> Reducer<[String], Int>
  ) -> Reducer<[String], Int> {
    switch self {
    case .letter(let letter): { recorder.run(letter, &$0, $1) }
    case .combined(let parts): combine(parts.map { $0.reducer(recorder, by: combine) })
    }
  }
}
