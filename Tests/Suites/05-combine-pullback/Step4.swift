import SuiteSupport

extension Suite {
  static var actionChecks: [Check] {
    [
      Check("action.own", step: 4) {
        try forAll(pulledAlongBoth) { try $0.expectChangesPart() }
      },
      Check("action.foreign", step: 4, after: "action.own") {
        try forAllSequences(of: Model.houseActions, count: 50) { try expectOnlyOwn($0) }
      },
      Check("action.once", step: 4, after: "action.own") {
        try forAll(pulledAlongBoth) { try $0.expectRunsOnce() }
      },
      Check("action.remembers-nothing", step: 4, after: "action.own") {
        try forAll(pulledAlongBoth) { try $0.expectRemembersNothing() }
      },
      Check("action.whole-value", step: 4, after: "action.foreign") {
        try forAllSequences(of: Model.houseActions, count: 20) { try expectWholeValue($0) }
      },
      Check("action.joined", step: 4, after: "action.foreign") {
        let inHouse: Exercise.Reducer<Model.House, Model.HouseAction> = Exercise.pullback(
          Model.roomReducer, value: \.hall, action: \.hall)
        try expectHallChanges(
          Exercise.pullback(inHouse, value: \.house, action: \.house),
          call: [
            #"let inHouse = pullback(reducer, value: \.hall, action: \.hall)"#,
            #"let pulled = pullback(inHouse, value: \.house, action: \.house)"#,
          ])
        try expectHallChanges(
          Exercise.pullback(Model.roomReducer, value: \.house.hall, action: \.hall),
          call: [#"let pulled = pullback(reducer, value: \.house.hall, action: \.hall)"#])
      },
      Check("action.silent", step: 4, after: "action.own") {
        try forAll(pulledAlongBoth) { try $0.expectSilent() }
        _ = try expectSilence(given: onlyOwnGiven([.ring])) { try expectOnlyOwn([.ring]) }
      },
    ]
  }

  private static var pulledAlongBoth: [Pulled<Model.HouseAction>] {
    Model.places.map { place in
      Pulled(
        call: #"pullback(reducer, value: \.\#(place.name), action: \.\#(place.name))"#,
        path: place.path, wrap: place.wrap,
        pull: { Exercise.pullback($0, value: place.path, action: place.action) })
    }
  }

  /// The kitchen's reducer among all actions of the house.
  private static func expectOnlyOwn(_ actions: [Model.HouseAction]) throws {
    var runs: [PullbackEvent] = []
    let pulled: Exercise.Reducer<Model.House, Model.HouseAction> = Exercise.pullback(
      { (room: inout Model.Room, action: Model.RoomAction) in
        runs.append(.ran(room, action))
        Model.roomReducer(&room, action)
      }, value: \.kitchen, action: \.kitchen)
    var (house, expected) = (Model.houses[1], Model.houses[1])
    var expectedRuns: [PullbackEvent] = []
    for action in actions {
      pulled(&house, action)
      guard case .kitchen(let own) = action else { continue }
      expectedRuns.append(.ran(expected.kitchen, own))
      Model.roomReducer(&expected.kitchen, own)
    }
    try expect(
      runs, equals: expectedRuns, given: onlyOwnGiven(actions) + ["// the runs of `reducer`"])
    try expect(house, equals: expected, given: onlyOwnGiven(actions) + ["house"])
  }

  private static func onlyOwnGiven(_ actions: [Model.HouseAction]) -> [String] {
    [
      "var house = \(code(Model.houses[1]))  // another app, with types of its own",
      #"let pulled = pullback(reducer, value: \.kitchen, action: \.kitchen)"#,
    ] + actions.map { "pulled(&house, \(code($0)))" }
  }

  /// A reducer for the whole house that knows only the hall's actions.
  private static func expectWholeValue(_ actions: [Model.HouseAction]) throws {
    let pulled: Exercise.Reducer<Model.House, Model.HouseAction> = Exercise.pullback(
      { (house: inout Model.House, action: Model.RoomAction) in
        house.number += 1
        Model.roomReducer(&house.kitchen, action)
      }, value: \.self, action: \.hall)
    var (house, expected) = (Model.House(), Model.House())
    for action in actions {
      pulled(&house, action)
      guard case .hall(let own) = action else { continue }
      expected.number += 1
      Model.roomReducer(&expected.kitchen, own)
    }
    guard house != expected else { return }
    try expect(
      house, equals: expected,
      given: [
        "var house = \(code(Model.House()))  // another app, with types of its own",
        "// `reducer` counts `number` up, and does the hall's actions in the kitchen",
        #"let pulled = pullback(reducer, value: \.self, action: \.hall)"#,
      ] + actions.map { "pulled(&house, \(code($0)))" } + ["house"])
  }

  private static func expectHallChanges(
    _ pulled: Exercise.Reducer<Model.Street, Model.StreetAction>, call: [String]
  ) throws {
    let pool = [.plant] + Model.houseActions.map(Model.StreetAction.house)
    try forAllSequences(of: pool, count: 20) { actions in
      var (street, expected) = (Model.Street(), Model.Street())
      for action in actions {
        pulled(&street, action)
        guard case .house(.hall(let own)) = action else { continue }
        Model.roomReducer(&expected.house.hall, own)
      }
      guard street != expected else { return }
      try expect(
        street, equals: expected,
        given: ["var street = \(code(Model.Street()))  // another app, with types of its own"]
          + call + actions.map { "pulled(&street, \(code($0)))" } + ["street"])
    }
  }
}
