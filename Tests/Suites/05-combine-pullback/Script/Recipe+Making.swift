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
    }
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
