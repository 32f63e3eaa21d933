import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var actionChecks: [Check<Suite>] {
    [
      Check("action.own", step: 4, after: "key-path.changes-part") { context in
        try forAll(pulledAlongBoth(Place.stored)) { try context.expectChangesPart($0) }
        try forAll(pulledAlongBoth(Place.computed)) { try context.expectChangesComputedPart($0) }
        try context.expectChangesFields(.paths)
        try context.expectChangesEveryKind(.paths)
        // Its own action may be nil, too.
        try context.expectRow(
          of: .pathsToLamp, on: .room(Samples.rooms[1]), [.room(.dim(to: nil)), .room(.dim(to: 3))])
      }.withLiterals { context, literals in
        try context.expectChangesPart(pulledAlongBoth(Place.stored)[0], naming: literals)
      },
      Check("action.once", step: 4, after: "action.own") { context in
        try forAll(pulledAlongBoth(Place.stored)) { try context.expectRunsOnce($0) }
      },
      Check("action.foreign", step: 4, after: "action.once") { context in
        try context.forAllSequences(of: Samples.houseActions, count: 50) {
          try context.expectRunsAndValues(after: inKitchen($0))
        }
        try context.expectIgnoresEveryKind()
      },
      Check(sameAnswers: "action.remembers-nothing", step: 4, after: "action.own") { context in
        try forAll(pulledAlongBoth(Place.stored)) { try context.expectRemembersNothing($0) }
      },
      Check("action.whole-value", step: 4, after: "action.foreign") { context in
        try context.forAllSequences(of: Samples.houseActions, count: 20) { actions in
          try context.expectValues(
            after: Scene(.pathsWhole, on: .house(House()), actions.map(AnyAction.house)))
        }
      },
      Check("action.joined", step: 4, after: "action.foreign") { context in
        for recipe in [Recipe.pathsInSteps, .pathsJoined, .pathsTurned] {
          try context.forAllSequences(of: Samples.streetActions, exhaustive: 1, count: 20) {
            try context.expectValues(
              after: Scene(recipe, on: .street(Street()), $0.map(AnyAction.street)))
          }
        }
      },
      Check("action.silent", step: 4, after: "action.foreign") { context in
        try forAll(pulledAlongBoth(Place.stored)) { try context.expectSilent($0) }
        try context.expectSilence(during: inKitchen([.ring]))
      },
      Check(
        reading: "action.pure-by-reading", of: "pullback(_:value:action:)", step: 4,
        after: "action.remembers-nothing", "action.joined", "action.silent"),
    ]
  }

  private static func pulledAlongBoth(_ places: [Place]) -> [Pulled] {
    places.map { place in
      Pulled(recipe: .paths(place), place: place, wrap: { .house(place.wrap($0)) })
    }
  }

  /// The kitchen's reducer among all actions of the house.
  private static func inKitchen(_ actions: [HouseAction]) -> Scene {
    Scene(.paths(.kitchen), on: .house(Samples.houses[1]), actions.map(AnyAction.house))
  }
}

// The mistakes of the steps 2 to 4, whose three functions are tried in the same scenes.

typealias PullbackMistake = Mistake<Scene, [Event]>

extension Suite {
  static var pullbackDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: getSetChecks.map(\.id),
        scripts: Place.stored.map { scene(.getSet($0), wrap: AnyAction.room) },
        seeing: { $0 }, mistakes: getSetMistakes,
        otherwise: [
          Symptom("get-set-too-often") { _, right, seen in
            seen.turnEnds == right.turnEnds && seen.runs == right.runs
              && seen.calls.count > right.calls.count
          }
        ]),
      Diagnosis(
        checks: keyPathChecks.map(\.id),
        scripts: Place.stored.map { scene(.path($0), wrap: AnyAction.room) },
        seeing: { $0 }, mistakes: pathMistakes),
      Diagnosis(
        checks: actionChecks.map(\.id),
        scripts: Place.stored.map { place in
          scene(.paths(place), wrap: { .house(place.wrap($0)) })
        } + [foreign],
        seeing: { $0 }, mistakes: pathMistakes + [repeatingLast]),
    ]
  }

  /// Two houses in turn, and one is changed by somebody else in between.
  private static func scene(_ reducer: Recipe, wrap: (RoomAction) -> AnyAction) -> Scene {
    let changed = House(
      kitchen: Room(lamp: 9, name: "blue"), hall: Room(lamp: 4), number: 8)
    return Scene(
      reducer, on: houses,
      [
        .act(wrap(.brighter(by: 2)), on: 1), .act(wrap(.rename("red")), on: 0),
        .act(wrap(.brighter(by: 3)), on: 1), .replace(0, with: .house(changed)),
        .act(wrap(.brighter(by: -5)), on: 0), .act(wrap(.rename("")), on: 1),
        .act(wrap(.brighter(by: 1)), on: 0),
      ])
  }

  /// The hall's actions among all of the house.
  private static var foreign: Scene {
    let actions: [(Int, HouseAction)] = [
      (0, .ring), (0, .hall(.brighter(by: 3))), (1, .kitchen(.rename("green"))), (0, .ring),
      (1, .hall(.rename("red"))), (0, .kitchen(.brighter(by: 8))), (0, .hall(.brighter(by: 1))),
    ]
    return Scene(.paths(.hall), on: houses, actions.map { .act(.house($1), on: $0) })
  }

  private static var houses: [AnyValue] {
    [.house(Samples.houses[1]), .house(House(hall: Room(lamp: 1, name: "old")))]
  }

  // MARK: Along key paths

  private static var pathMistakes: [PullbackMistake] {
    [
      along("pullback-never-runs"), along("pullback-loses-change", .preview),
      along("pullback-runs-twice", .run, .run), along("pullback-runs-twice", .preview, .run),
      along("pullback-runs-twice", .run, .preview), along("pullback-keeps-part", .recall, .run),
    ]
  }

  /// - Parameter steps: what is done with the part, which is got and set as it should be.
  private static func along(_ name: String, _ steps: PullbackStep...) -> PullbackMistake {
    pullbackMistake(name) { player in
      var kept: Room?
      return { house, action in
        var room = house[keyPath: player.place.path]
        for step in steps {
          if step == .recall { room = kept ?? room }
          var copy = room
          if step != .recall { player.run(&copy, action) }
          if step == .run { room = copy }
        }
        house[keyPath: player.place.path] = room
        kept = room
      }
    }
  }

  private static var repeatingLast: PullbackMistake {
    pullbackMistake(
      "action-repeats-last",
      ofAll: { player in
        var latest: RoomAction?
        return { house, action in
          latest = action ?? latest
          if let latest { player.run(&house[keyPath: player.place.path], latest) }
        }
      })
  }
}
