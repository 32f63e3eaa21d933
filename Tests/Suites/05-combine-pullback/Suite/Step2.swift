import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var getSetChecks: [Check<Suite>] {
    [
      Check("get-set.changes-part", step: 2) { bench in
        try forAll(pulledByGetAndSet) { try bench.expectChangesPart($0) }
      },
      Check("get-set.once", step: 2, after: "get-set.changes-part") { bench in
        try bench.forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 20) {
          try bench.expectGetRunSet($0)
        }
      },
      Check(
        sameAnswers: "get-set.remembers-nothing", step: 2, after: "get-set.changes-part"
      ) { bench in
        try forAll(pulledByGetAndSet) { try bench.expectRemembersNothing($0) }
      },
      Check("get-set.self", step: 2, after: "get-set.remembers-nothing") { bench in
        try bench.expectSame(.getSetWhole)
      },
      Check("get-set.silent", step: 2, after: "get-set.changes-part") { bench in
        try forAll(pulledByGetAndSet) { try bench.expectSilent($0) }
      },
      Check(
        reading: "get-set.pure-by-reading", of: "pullback(_:get:set:)", step: 2,
        after: "get-set.remembers-nothing", "get-set.silent"),
    ]
  }

  private static var pulledByGetAndSet: [Pulled] {
    Place.stored.map { Pulled(recipe: .getSet($0), place: $0, wrap: AnyAction.room) }
  }
}

extension Bench<Suite> {
  /// Every call that the pulled reducer makes.
  fileprivate func expectGetRunSet(_ actions: [RoomAction]) throws {
    let scene = Scene(.getSet(.kitchen), on: .house(House()), actions.map(AnyAction.room))
    try expect(
      scene, seeing: \.calls, given: Suite.code(scene) + [Comment("calls").line])
  }
}
