import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var keyPathChecks: [Check<Suite>] {
    [
      Check("key-path.changes-part", step: 3) { bench in
        try forAll(pulledAlongKeyPath(Place.stored)) { try bench.expectChangesPart($0) }
        try forAll(pulledAlongKeyPath(Place.computed)) { try bench.expectChangesComputedPart($0) }
      },
      Check("key-path.once", step: 3, after: "key-path.changes-part") { bench in
        try forAll(pulledAlongKeyPath(Place.stored)) { try bench.expectRunsOnce($0) }
      },
      Check(
        sameAnswers: "key-path.remembers-nothing", step: 3, after: "key-path.changes-part"
      ) { bench in
        try forAll(pulledAlongKeyPath(Place.stored)) { try bench.expectRemembersNothing($0) }
      },
      Check("key-path.self", step: 3, after: "key-path.changes-part") { bench in
        try bench.expectSame(.pathWhole)
      },
      Check("key-path.joined", step: 3, after: "key-path.changes-part") { bench in
        for recipe in [Recipe.pathInSteps, .pathJoined] {
          try bench.forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 10) { actions in
            try bench.expectValues(
              after: Scene(recipe, on: .street(Street()), actions.map(AnyAction.room)))
          }
        }
      },
      Check("key-path.silent", step: 3, after: "key-path.changes-part") { bench in
        try forAll(pulledAlongKeyPath(Place.stored)) { try bench.expectSilent($0) }
      },
      Check(
        reading: "key-path.pure-by-reading", of: "pullback(_:value:)", step: 3,
        after: "key-path.remembers-nothing", "key-path.silent"),
    ]
  }

  private static func pulledAlongKeyPath(_ places: [Place]) -> [Pulled] {
    places.map { Pulled(recipe: .path($0), place: $0, wrap: AnyAction.room) }
  }
}
