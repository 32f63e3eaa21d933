import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var keyPathChecks: [Check<Suite>] {
    [
      Check("key-path.changes-part", step: 3, after: "get-set.once") { context in
        try forAll(pulledAlongKeyPath(Place.stored)) { try context.expectChangesPart($0) }
        try forAll(pulledAlongKeyPath(Place.computed)) { try context.expectChangesComputedPart($0) }
        try context.expectChangesFields(.path)
        try context.expectChangesEveryKind(.path)
      }.withLiterals { context, literals in
        try context.expectChangesPart(pulledAlongKeyPath(Place.stored)[0], naming: literals)
      },
      Check("key-path.once", step: 3, after: "key-path.changes-part") { context in
        try forAll(pulledAlongKeyPath(Place.stored)) { try context.expectRunsOnce($0) }
      },
      Check(
        sameAnswers: "key-path.remembers-nothing", step: 3, after: "key-path.changes-part"
      ) { context in
        try forAll(pulledAlongKeyPath(Place.stored)) { try context.expectRemembersNothing($0) }
      },
      Check("key-path.self", step: 3, after: "key-path.remembers-nothing") { context in
        try context.expectSame(.pathWhole)
      },
      Check("key-path.joined", step: 3, after: "key-path.changes-part") { context in
        for recipe in [Recipe.pathInSteps, .pathJoined, .pathTurned] {
          try context.forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 10) {
            actions in
            try context.expectValues(
              after: Scene(recipe, on: .street(Street()), actions.map(AnyAction.room)))
          }
        }
      },
      Check("key-path.silent", step: 3, after: "key-path.changes-part") { context in
        try forAll(pulledAlongKeyPath(Place.stored)) { try context.expectSilent($0) }
      },
      Check(
        reading: "key-path.pure-by-reading", of: "pullback(_:value:)", step: 3,
        after: "key-path.remembers-nothing", "key-path.joined", "key-path.silent"),
    ]
  }

  private static func pulledAlongKeyPath(_ places: [Place]) -> [Pulled] {
    places.map { Pulled(recipe: .path($0), place: $0, wrap: AnyAction.room) }
  }
}

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

extension TestContext<Suite> {
  /// The part changes as the reducer says, and the rest of the house stays.
  func expectChangesPart(_ pulled: Pulled) throws {
    try forAll(Samples.houses) { house in
      try forAll(Samples.roomActions) { try expectValues(after: pulled.scene(on: house, [$0])) }
    }
  }

  /// The same with values that the exercise names in the part, and in what happens to it.
  func expectChangesPart(_ pulled: Pulled, naming literals: Literals) throws {
    let numbers = literals.numbers.map { (Room(lamp: $0), RoomAction.brighter(by: $0)) }
    let texts = literals.texts.map { (Room(name: $0), RoomAction.rename($0)) }
    let cases = (numbers + texts).flatMap { room, action in
      [(room, .brighter(by: 1)), (Room(lamp: 7, name: "blue"), action)]
    }
    try expectEach(
      of: pulled.recipe,
      cases.map { room, action in
        var house = House()
        house[keyPath: pulled.place.path] = room
        return (.house(house), pulled.wrap(action))
      })
  }

  /// The same where the part isn't stored: it is set as often as there are actions, and read anew for
  /// each.
  func expectChangesComputedPart(_ pulled: Pulled) throws {
    let house = House(kitchen: Room(lamp: 17), hall: Room(lamp: 5), number: 0)
    for action in Samples.roomActions { try expectValues(after: pulled.scene(on: house, [action])) }
    try expectValues(after: pulled.scene(on: house, Samples.roomActions))
  }

  /// The same where the part is no struct, and holds nothing yet.
  func expectChangesFields(_ way: Way) throws {
    let inApp = way == .paths
    let account = Samples.accountActions.map { inApp ? AnyAction.app(.account($0)) : .account($0) }
    let list = Samples.pokemonListActions.map {
      inApp ? AnyAction.app(.pokemonList($0)) : .pokemonList($0)
    }
    for field in Field.allCases {
      try expectRow(
        of: .field(field, way),
        on: field == .pokemons ? .pokemonList(PokemonList()) : .settings(Settings()),
        field == .pokemons ? list : account)
    }
  }

  /// The same where the whole, the part or its actions are of any kind.
  func expectChangesEveryKind(_ way: Way) throws {
    let roles = Role.ofEachWay + (way == .paths ? Role.ofAllActions : [])
    try expectRows(of: roles, way, actions: [7, 1, -1])
  }

  /// Actions of every kind that aren't the part's own, among those that are.
  func expectIgnoresEveryKind() throws {
    try expectRows(of: Role.ofEachWay, .paths, actions: [nil, 3, nil])
    try expectRows(of: Role.ofAllActions, .paths, actions: [2, 3, 0, -1, 4])
  }

  private func expectRows(of roles: [Role], _ way: Way, actions: [Int?]) throws {
    for role in roles {
      for kind in Kind.allCases where kind.canBe(role) {
        let isBoxed = way == .paths && Role.ofEachWay.contains(role)
        let (ofValue, ofActions): (Kind, Kind) =
          switch role {
          case .part, .whole, .both: (kind, .number)
          case .own, .all, .allAndOwn: (.number, kind)
          }
        let rest = role == .whole || role == .both ? nil : 1
        let actions = actions.map {
          AnyAction.formed(FormedAction(ofActions, $0, isBoxed: isBoxed))
        }
        // Not every computed part is what it was set to: there each action stands alone.
        for number in [4, -1] {
          for row in rest == nil ? actions.map({ [$0] }) : [actions] {
            try expectRow(
              of: .formed(kind, role, way), on: .formed(FormedValue(ofValue, number, rest: rest)),
              row)
          }
        }
      }
    }
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

/// What a pullback of a room is given, each of whose calls is written down.
struct PullbackPlayer {
  let place: Place
  let recorder: Recorder

  func run(_ room: inout Room, _ action: RoomAction) { recorder.run(&room, action) }
  func get(_ house: House) -> Room { recorder.get(place, of: house) }
  func set(_ house: inout House, _ room: Room) { recorder.set(place, of: &house, to: room) }
}

extension Suite {
  /// A mistake in how a room's own actions are done.
  static func pullbackMistake(
    _ name: String, _ make: @escaping (PullbackPlayer) -> Reducer<House, RoomAction>
  ) -> PullbackMistake {
    pullbackMistake(
      name,
      ofAll: { player in
        let reducer = make(player)
        return { house, action in if let action { reducer(&house, action) } }
      })
  }

  /// A mistake in how all actions are done: one that isn't the room's own is nil.
  static func pullbackMistake(
    _ name: String, ofAll make: @escaping (PullbackPlayer) -> Reducer<House, RoomAction?>
  ) -> PullbackMistake {
    Mistake(name) { scene in
      scene.play { recorder in
        guard let place = scene.reducer.place else { return { _, _ in } }
        let reducer = make(PullbackPlayer(place: place, recorder: recorder))
        return { value, action in
          guard var house = value.house else { return }
          reducer(&house, action.room ?? action.house?[keyPath: place.action])
          value = .house(house)
        }
      }
    }
  }
}

extension Recipe {
  /// Where the room is whose reducer is pulled back to the house.
  var place: Place? {
    switch self {
    case .getSet(let place), .path(let place), .paths(let place): place
    default: nil
    }
  }
}
