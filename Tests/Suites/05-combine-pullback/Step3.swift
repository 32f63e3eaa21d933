import SuiteSupport

extension Suite {
  static var keyPathChecks: [Check] {
    [
      Check("key-path.changes-part", step: 3) {
        try forAll(pulledAlongKeyPath) { try $0.expectChangesPart() }
      },
      Check("key-path.once", step: 3, after: "key-path.changes-part") {
        try forAll(pulledAlongKeyPath) { try $0.expectRunsOnce() }
      },
      Check("key-path.remembers-nothing", step: 3, after: "key-path.changes-part") {
        try forAll(pulledAlongKeyPath) { try $0.expectRemembersNothing() }
      },
      Check("key-path.self", step: 3, after: "key-path.changes-part") {
        let pulled: Exercise.Reducer<Model.Room, Model.RoomAction> = Exercise.pullback(
          Model.roomReducer, value: \.self)
        try expectSame(pulled, call: #"pullback(reducer, value: \.self)"#)
      },
      Check("key-path.joined", step: 3, after: "key-path.changes-part") {
        let inHouse: Exercise.Reducer<Model.House, Model.RoomAction> = Exercise.pullback(
          Model.roomReducer, value: \.hall)
        try expectHallChanges(
          Exercise.pullback(inHouse, value: \.house),
          call: #"pullback(pullback(reducer, value: \.hall), value: \.house)"#)
        try expectHallChanges(
          Exercise.pullback(Model.roomReducer, value: \.house.hall),
          call: #"pullback(reducer, value: \.house.hall)"#)
      },
      Check("key-path.silent", step: 3, after: "key-path.changes-part") {
        try forAll(pulledAlongKeyPath) { try $0.expectSilent() }
      },
    ]
  }

  private static var pulledAlongKeyPath: [Pulled<Model.RoomAction>] {
    Model.places.map { place in
      Pulled(
        call: #"pullback(reducer, value: \.\#(place.name))"#, path: place.path, wrap: { $0 },
        pull: { Exercise.pullback($0, value: place.path) })
    }
  }

  private static func expectHallChanges(
    _ pulled: Exercise.Reducer<Model.Street, Model.RoomAction>, call: String
  ) throws {
    try forAllSequences(of: Model.roomActions, count: 10) { actions in
      var (street, expected) = (Model.Street(), Model.Street())
      for action in actions {
        pulled(&street, action)
        Model.roomReducer(&expected.house.hall, action)
      }
      guard street != expected else { return }
      try expect(
        street, equals: expected,
        given: [
          "var street = \(code(Model.Street()))  // another app, with types of its own",
          "let pulled = \(call)",
        ] + actions.map { "pulled(&street, \(code($0)))" } + ["street"])
    }
  }
}
