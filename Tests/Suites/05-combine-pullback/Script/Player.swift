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
  /// What an action does to the app with one more screen.
  static func largerReducer(_ state: inout LargerState, _ action: LargerAction)
}

extension Scene {
  /// Plays the scene with the reducer that a side makes.
  public func play(on side: (some CombinePullbackSide).Type) -> [Event] {
    play { reducer.made(by: side, $0) }
  }

  /// Plays the scene with any reducer.
  ///
  /// - Parameter make: makes the reducer, of parts that the recorder watches.
  public func play(
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
