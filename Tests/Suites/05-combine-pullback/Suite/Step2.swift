import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var getSetChecks: [Check<Suite>] {
    [
      Check("get-set.changes-part", step: 2) { context in
        try forAll(pulledByGetAndSet) { try context.expectChangesPart($0) }
        try context.expectChangesFields(.getSet)
        try context.expectChangesEveryKind(.getSet)
      }.withLiterals { context, literals in
        try context.expectChangesPart(pulledByGetAndSet[0], naming: literals)
      },
      Check(
        sameAnswers: "get-set.remembers-nothing", step: 2, after: "get-set.changes-part"
      ) { context in
        try forAll(pulledByGetAndSet) { try context.expectRemembersNothing($0) }
      },
      Check("get-set.once", step: 2, after: "get-set.remembers-nothing") { context in
        try context.forAllSequences(of: Samples.roomActions, exhaustive: 1, count: 20) {
          try context.expectGetRunSet($0)
        }
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

/// One thing that a pullback does with what it is given.
enum PullbackStep {
  case get, run, set
  /// Sets the part only if the reducer has changed it.
  case setChanged
  /// Gets the part only for the first action, or runs on what was there after the last one.
  case getOnce, recall
  /// Gets the part, and does nothing with it.
  case look
  /// Runs on a copy of the part, which is lost.
  case preview
  /// Sets the part as it was got.
  case setOld
  /// Leaves the whole as it was.
  case undo
}

extension Suite {
  static var getSetMistakes: [PullbackMistake] {
    [
      getSet("pullback-never-runs"),
      getSet("pullback-never-runs", .look),
      getSet("pullback-never-runs", .get, .set),
      getSet("pullback-loses-change", .get, .run),
      getSet("pullback-loses-change", .get, .run, .setOld),
      getSet("pullback-loses-change", .get, .run, .get, .set),
      getSet("pullback-loses-change", .get, .set, .run),
      getSet("pullback-loses-change", .get, .run, .set, .undo),
      getSet("get-set-sets-changes-only", .get, .run, .setChanged),
      getSet("pullback-runs-twice", .get, .run, .run, .set),
      getSet("pullback-runs-twice", .get, .preview, .run, .set),
      getSet("pullback-runs-twice", .get, .run, .set, .get, .run, .set),
      getSet("pullback-keeps-part", .getOnce, .run, .set),
      getSet("pullback-keeps-part", .get, .recall, .run, .set),
    ]
  }

  private static func getSet(_ name: String, _ steps: PullbackStep...) -> PullbackMistake {
    pullbackMistake(name) { player in
      var kept: Room?
      return { house, action in
        let before = house
        var (room, old) = (Room(), Room())
        for step in steps {
          switch step {
          case .get:
            room = player.get(house)
            old = room
          case .getOnce: room = kept ?? player.get(house)
          case .recall: room = kept ?? room
          case .look: _ = player.get(house)
          case .run: player.run(&room, action)
          case .preview:
            var copy = room
            player.run(&copy, action)
          case .set: player.set(&house, room)
          case .setChanged: if room != old { player.set(&house, room) }
          case .setOld: player.set(&house, old)
          case .undo: house = before
          }
        }
        kept = room
      }
    }
  }
}
