import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var getSetChecks: [Check<Suite>] {
    [
      Check("get-set.changes-part", step: 2) { context in
        try forAll(pulledByGetAndSet) { try context.expectChangesPart($0) }
      },
      Check("get-set.once", step: 2, after: "get-set.changes-part") { context in
        try context.forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 20) {
          try context.expectGetRunSet($0)
        }
      },
      Check(
        sameAnswers: "get-set.remembers-nothing", step: 2, after: "get-set.changes-part"
      ) { context in
        try forAll(pulledByGetAndSet) { try context.expectRemembersNothing($0) }
      },
      Check("get-set.self", step: 2, after: "get-set.remembers-nothing") { context in
        try context.expectSame(.getSetWhole)
      },
      Check("get-set.silent", step: 2, after: "get-set.changes-part") { context in
        try forAll(pulledByGetAndSet) { try context.expectSilent($0) }
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

extension TestContext<Suite> {
  /// Every call that the pulled reducer makes.
  fileprivate func expectGetRunSet(_ actions: [RoomAction]) throws {
    let scene = Scene(.getSet(.kitchen), on: .house(House()), actions.map(AnyAction.room))
    try expect(
      scene, seeing: \.calls,
      given: Suite.code(scene, notingAll: true) + ["calls" + Comment("calls").trailing])
  }
}

// MARK: - Mistakes

extension Suite {
  static var getSetMistakes: [PullbackMistake] {
    [
      getSet("pullback-never-runs") { _, _, _ in },
      getSet("pullback-never-runs") { player, house, _ in _ = player.get(house) },
      getSet("pullback-never-runs") { player, house, _ in player.set(&house, player.get(house)) },
      getSet("pullback-loses-change") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
      },
      getSet("pullback-loses-change") { player, house, action in
        let old = player.get(house)
        var room = old
        player.run(&room, action)
        player.set(&house, old)
      },
      getSet("pullback-loses-change") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        player.set(&house, player.get(house))
      },
      getSet("pullback-loses-change") { player, house, action in
        var room = player.get(house)
        player.set(&house, room)
        player.run(&room, action)
      },
      getSet("get-set-too-often") { player, house, action in
        var room = player.get(house)
        player.set(&house, room)
        player.run(&room, action)
        player.set(&house, room)
      },
      getSet("get-set-too-often") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        player.set(&house, room)
        player.set(&house, room)
      },
      getSet("get-set-too-often") { player, house, action in
        _ = player.get(house)
        var room = player.get(house)
        player.run(&room, action)
        player.set(&house, room)
      },
      getSet("get-set-too-often") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        _ = player.get(house)
        player.set(&house, room)
      },
      getSet("get-set-too-often") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        player.set(&house, room)
        _ = player.get(house)
      },
      getSet("pullback-loses-change") { player, house, action in
        var copy = house
        var room = player.get(copy)
        player.run(&room, action)
        player.set(&copy, room)
      },
      getSet("get-set-too-often") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        player.set(&house, room)
        player.set(&house, player.get(house))
      },
      getSet("pullback-runs-twice") { player, house, action in
        var room = player.get(house)
        player.run(&room, action)
        player.run(&room, action)
        player.set(&house, room)
      },
      getSet("pullback-runs-twice") { player, house, action in
        let old = player.get(house)
        var (preview, room) = (old, old)
        player.run(&preview, action)
        player.run(&room, action)
        player.set(&house, room)
      },
      getSet("pullback-runs-twice") { player, house, action in
        for _ in 1...2 {
          var room = player.get(house)
          player.run(&room, action)
          player.set(&house, room)
        }
      },
      keepingPart { kept, player, house in kept ?? player.get(house) },
      keepingPart { kept, player, house in
        let room = player.get(house)
        return kept ?? room
      },
    ]
  }

  /// A mistake that remembers nothing, told by what it makes of one action.
  private static func getSet(
    _ name: String, _ step: @escaping (PullbackPlayer, inout House, RoomAction) -> Void
  ) -> PullbackMistake {
    pullbackMistake(name) { player in { house, action in step(player, &house, action) } }
  }

  private static func keepingPart(
    _ start: @escaping (Room?, PullbackPlayer, House) -> Room
  ) -> PullbackMistake {
    pullbackMistake("pullback-keeps-part") { player in
      var kept: Room?
      return { house, action in
        var room = start(kept, player, house)
        player.run(&room, action)
        player.set(&house, room)
        kept = room
      }
    }
  }
}
