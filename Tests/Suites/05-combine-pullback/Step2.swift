import SuiteSupport

extension Suite {
  static var getSetChecks: [Check] {
    [
      Check("get-set.changes-part", step: 2) {
        try forAll(pulledByGetAndSet) { try $0.expectChangesPart() }
      },
      Check("get-set.once", step: 2, after: "get-set.changes-part") {
        try forAllSequences(of: Model.roomActions, count: 20) { try expectGetRunSet($0) }
      },
      Check("get-set.remembers-nothing", step: 2, after: "get-set.changes-part") {
        try forAll(pulledByGetAndSet) { try $0.expectRemembersNothing() }
      },
      Check("get-set.self", step: 2, after: "get-set.changes-part") {
        let pulled: Exercise.Reducer<Model.Room, Model.RoomAction> = Exercise.pullback(
          Model.roomReducer, get: { $0 }, set: { $0 = $1 })
        try expectSame(pulled, call: "pullback(reducer, get: { $0 }, set: { $0 = $1 })")
      },
      Check("get-set.silent", step: 2, after: "get-set.changes-part") {
        try forAll(pulledByGetAndSet) { try $0.expectSilent() }
      },
    ]
  }

  private static var pulledByGetAndSet: [Pulled<Model.RoomAction>] {
    Model.places.map { place in
      Pulled(
        call: "pullback(reducer, get: { $0.\(place.name) }, set: { $0.\(place.name) = $1 })",
        path: place.path, wrap: { $0 },
        pull: { reducer in
          Exercise.pullback(
            reducer, get: { $0[keyPath: place.path] }, set: { $0[keyPath: place.path] = $1 })
        })
    }
  }

  /// Writes down every call that the pulled reducer makes.
  private static func expectGetRunSet(_ actions: [Model.RoomAction]) throws {
    var calls: [PullbackEvent] = []
    let pulled: Exercise.Reducer<Model.House, Model.RoomAction> = Exercise.pullback(
      { (room: inout Model.Room, action: Model.RoomAction) in
        calls.append(.ran(room, action))
        Model.roomReducer(&room, action)
      },
      get: { house in
        calls.append(.got(house))
        return house.kitchen
      },
      set: { house, room in
        calls.append(.set(house, room))
        house.kitchen = room
      })
    var (house, expectedHouse) = (Model.House(), Model.House())
    var expected: [PullbackEvent] = []
    for action in actions {
      pulled(&house, action)
      expected.append(.got(expectedHouse))
      var room = expectedHouse.kitchen
      expected.append(.ran(room, action))
      Model.roomReducer(&room, action)
      expected.append(.set(expectedHouse, room))
      expectedHouse.kitchen = room
    }
    try expect(
      calls, equals: expected,
      given: [
        "var house = \(code(Model.House()))  // another app, with types of its own",
        "let pulled = pullback(reducer, get: { $0.kitchen }, set: { $0.kitchen = $1 })",
      ] + actions.map { "pulled(&house, \(code($0)))" } + ["// the calls that were made"])
  }

  /// Pulled back to what it already works on, a reducer is what it was.
  static func expectSame(
    _ pulled: Exercise.Reducer<Model.Room, Model.RoomAction>, call: String
  ) throws {
    try forAll(Model.rooms) { room in
      try forAll(Model.roomActions) { action in
        var (actual, expected) = (room, room)
        pulled(&actual, action)
        Model.roomReducer(&expected, action)
        try expect(
          actual, equals: expected,
          given: [
            "var room = \(code(room))  // another app, with types of its own",
            "\(call)(&room, \(code(action)))", "room",
          ])
      }
    }
  }
}
