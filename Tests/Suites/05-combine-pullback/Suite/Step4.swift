import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var actionChecks: [Check<Suite>] {
    [
      Check("action.own", step: 4) { bench in
        try forAll(pulledAlongBoth(Place.stored)) { try bench.expectChangesPart($0) }
        try forAll(pulledAlongBoth(Place.computed)) { try bench.expectChangesComputedPart($0) }
      },
      Check("action.foreign", step: 4, after: "action.own") { bench in
        try bench.forAllSequences(of: Samples.houseActions, count: 50) {
          try bench.expectRunsAndValues(after: inKitchen($0))
        }
      },
      Check("action.once", step: 4, after: "action.own") { bench in
        try forAll(pulledAlongBoth(Place.stored)) { try bench.expectRunsOnce($0) }
      },
      Check(sameAnswers: "action.remembers-nothing", step: 4, after: "action.own") { bench in
        try forAll(pulledAlongBoth(Place.stored)) { try bench.expectRemembersNothing($0) }
      },
      Check("action.whole-value", step: 4, after: "action.foreign") { bench in
        try bench.forAllSequences(of: Samples.houseActions, count: 20) { actions in
          try bench.expectValues(
            after: Scene(.pathsWhole, on: .house(House()), actions.map(AnyAction.house)))
        }
      },
      Check("action.joined", step: 4, after: "action.foreign") { bench in
        for recipe in [Recipe.pathsInSteps, .pathsJoined] {
          try bench.forAllSequences(of: Samples.streetActions, exhaustive: 1, count: 20) {
            try bench.expectValues(
              after: Scene(recipe, on: .street(Street()), $0.map(AnyAction.street)))
          }
        }
      },
      Check("action.silent", step: 4, after: "action.foreign") { bench in
        try forAll(pulledAlongBoth(Place.stored)) { try bench.expectSilent($0) }
        try bench.expectSilence(during: inKitchen([.ring]))
      },
      Check(
        reading: "action.pure-by-reading", of: "pullback(_:value:action:)", step: 4,
        after: "action.remembers-nothing", "action.silent"),
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
