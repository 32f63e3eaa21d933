import CombinePullbackScript
import SuiteSupport

/// One way to make a room's reducer work on a house, for what holds for all of them.
struct Pulled {
  let recipe: Recipe
  let place: Place
  /// Makes an action of the pulled reducer of a room's.
  let wrap: (RoomAction) -> AnyAction

  func scene(on house: House, _ actions: [RoomAction]) -> Scene {
    Scene(recipe, on: .house(house), actions.map(wrap))
  }

  /// Two houses in turn, one of them changed by somebody else in between.
  fileprivate var takingTurns: Scene {
    var changed = House(number: 5)
    changed[keyPath: place.path] = Room(lamp: 1, name: "old")
    return Scene(
      recipe, on: [.house(House()), .house(House(number: 2))],
      [
        .act(wrap(.brighter(by: 1)), on: 0), .act(wrap(.rename("red")), on: 1),
        .replace(0, with: .house(changed)),
        .act(wrap(.brighter(by: 2)), on: 0), .act(wrap(.brighter(by: 4)), on: 1),
      ])
  }
}

extension Place {
  /// The house's action of a room's.
  func wrap(_ action: RoomAction) -> HouseAction {
    switch self {
    case .kitchen, .roundedKitchen: .kitchen(action)
    case .hall, .countedHall: .hall(action)
    }
  }
}

extension Bench<Suite> {
  /// The part changes as the reducer says, and the rest of the house stays.
  func expectChangesPart(_ pulled: Pulled) throws {
    try forAll(Samples.houses) { house in
      try forAll(Samples.roomActions) { try expectValues(after: pulled.scene(on: house, [$0])) }
    }
  }

  /// The same where the part isn't stored: it is set as often as there are actions, and read anew for
  /// each.
  func expectChangesComputedPart(_ pulled: Pulled) throws {
    let house = House(kitchen: Room(lamp: 17), hall: Room(lamp: 5), number: 0)
    for action in Samples.roomActions { try expectValues(after: pulled.scene(on: house, [action])) }
    try expectValues(after: pulled.scene(on: house, Samples.roomActions))
  }

  /// For each action the reducer runs once, on the part as it is then.
  func expectRunsOnce(_ pulled: Pulled) throws {
    try forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 20) {
      try expectRuns(during: pulled.scene(on: Samples.houses[1], $0))
    }
  }

  func expectRemembersNothing(_ pulled: Pulled) throws {
    try expectValues(after: pulled.takingTurns)
  }

  func expectSilent(_ pulled: Pulled) throws {
    try expectSilence(
      during: pulled.scene(on: House(), Array(Samples.roomActions.prefix(2))))
  }

  /// Pulled back to what it already works on, a reducer is what it was, for one room and the next.
  func expectSame(_ recipe: Recipe) throws {
    try forAll(Samples.roomActions) { action in
      try expectValues(
        after: Scene(
          recipe, on: Samples.rooms.map(AnyValue.room),
          Samples.rooms.indices.map { .act(.room(action), on: $0) }))
    }
  }
}
