import SuiteSupport

/// A second app, for what has to work with any types: a street with a house of two rooms.
extension Model {
  struct Room: Equatable {
    var lamp = 0
    var name = ""
  }

  struct House: Equatable {
    var kitchen = Room()
    var hall = Room()
    var number = 1
  }

  struct Street: Equatable {
    var house = House()
    var trees = 3
  }

  enum RoomAction: Equatable {
    case brighter(by: Int)
    case rename(String)
  }

  enum HouseAction: Equatable {
    case kitchen(RoomAction)
    case hall(RoomAction)
    case ring

    var kitchen: RoomAction? {
      get { if case .kitchen(let action) = self { action } else { nil } }
      set { if case .kitchen = self, let newValue { self = .kitchen(newValue) } }
    }

    var hall: RoomAction? {
      get { if case .hall(let action) = self { action } else { nil } }
      set { if case .hall = self, let newValue { self = .hall(newValue) } }
    }
  }

  enum StreetAction: Equatable {
    case house(HouseAction)
    case plant

    var house: HouseAction? {
      get { if case .house(let action) = self { action } else { nil } }
      set { if case .house = self, let newValue { self = .house(newValue) } }
    }

    /// The two steps `\.house` and `\.hall` at once.
    var hall: RoomAction? {
      get { house?.hall }
      set { if case .house(.hall) = self, let newValue { self = .house(.hall(newValue)) } }
    }
  }

  static func roomReducer(_ room: inout Room, _ action: RoomAction) {
    switch action {
    case .brighter(let steps): room.lamp += steps
    case .rename(let name): room.name = name
    }
  }

  /// Where a room stands in a house.
  struct Place {
    let name: String
    let path: WritableKeyPath<House, Room>
    let action: WritableKeyPath<HouseAction, RoomAction?>
    let wrap: (RoomAction) -> HouseAction
  }

  static var places: [Place] {
    [
      Place(name: "kitchen", path: \.kitchen, action: \.kitchen, wrap: HouseAction.kitchen),
      Place(name: "hall", path: \.hall, action: \.hall, wrap: HouseAction.hall),
    ]
  }

  static let rooms = [Room(), Room(lamp: 7, name: "blue")]

  static let houses = [
    House(), House(kitchen: Room(lamp: 2, name: "warm"), hall: Room(lamp: 5), number: 30),
  ]

  static let roomActions: [RoomAction] = [
    .brighter(by: 1), .rename("red"), .brighter(by: -20), .rename(""),
  ]

  static let houseActions: [HouseAction] = [
    .kitchen(.brighter(by: 1)), .hall(.brighter(by: 4)), .ring, .hall(.rename("red")),
  ]
}

/// Text that is shown as it stands, without quotation marks: a call that was made.
struct Line: Equatable, TreeConvertible {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  var tree: Tree { .leaf(text) }
}

/// One way to make a room's reducer work on a house, for what holds for all of them.
struct Pulled<Action> {
  /// The call as the learner would write it.
  let call: String
  let path: WritableKeyPath<Model.House, Model.Room>
  /// Makes the house's action of a room's.
  let wrap: (Model.RoomAction) -> Action
  let pull:
    (@escaping Exercise.Reducer<Model.Room, Model.RoomAction>) ->
      Exercise.Reducer<
        Model.House, Action
      >

  private func given(_ house: Model.House, _ actions: [Action]) -> [String] {
    [
      "var house = \(code(house))  // another app; `reducer` works on one room",
      "let pulled = \(call)",
    ] + actions.map { "pulled(&house, \(code($0)))" }
  }

  /// The part changes as the reducer says, and the rest of the house stays.
  func expectChangesPart() throws {
    try forAll(Model.houses) { house in
      try forAll(Model.roomActions) { action in
        var (actual, expected) = (house, house)
        pull(Model.roomReducer)(&actual, wrap(action))
        Model.roomReducer(&expected[keyPath: path], action)
        try expect(actual, equals: expected, given: given(house, [wrap(action)]) + ["house"])
      }
    }
  }

  /// For each action the reducer runs once, on the part as it is then.
  func expectRunsOnce() throws {
    try forAllSequences(of: Model.roomActions, count: 20) { actions in
      var runs: [PullbackEvent] = []
      let pulled = pull { room, action in
        runs.append(.ran(room, action))
        Model.roomReducer(&room, action)
      }
      var (house, room) = (Model.houses[1], Model.houses[1][keyPath: path])
      var expected: [PullbackEvent] = []
      for action in actions {
        pulled(&house, wrap(action))
        expected.append(.ran(room, action))
        Model.roomReducer(&room, action)
      }
      try expect(
        runs, equals: expected,
        given: given(Model.houses[1], actions.map(wrap)) + ["// the runs of `reducer`"])
    }
  }

  /// Two houses in turn, one of them changed by somebody else in between.
  func expectRemembersNothing() throws {
    let pulled = pull(Model.roomReducer)
    var (first, second) = (Model.House(), Model.House(number: 2))
    pulled(&first, wrap(.brighter(by: 1)))
    pulled(&second, wrap(.rename("red")))
    first[keyPath: path].name = "old"
    first.number = 5
    pulled(&first, wrap(.brighter(by: 2)))
    pulled(&second, wrap(.brighter(by: 4)))
    var expected = [Model.House(number: 5), Model.House(number: 2)]
    expected[0][keyPath: path] = Model.Room(lamp: 3, name: "old")
    expected[1][keyPath: path] = Model.Room(lamp: 4, name: "red")
    let room = path == \.kitchen ? "kitchen" : "hall"
    try expect(
      [first, second], equals: expected,
      given: [
        "var (first, second) = (House(number: 1), House(number: 2))", "let pulled = \(call)",
        "pulled(&first, \(code(wrap(.brighter(by: 1)))))",
        "pulled(&second, \(code(wrap(.rename("red")))))",
        #"first.\#(room).name = "old""#, "first.number = 5",
        "pulled(&first, \(code(wrap(.brighter(by: 2)))))",
        "pulled(&second, \(code(wrap(.brighter(by: 4)))))", "[first, second]",
      ])
  }

  func expectSilent() throws {
    let actions = Model.roomActions.prefix(2).map(wrap)
    _ = try expectSilence(given: given(Model.House(), actions)) {
      let pulled = pull(Model.roomReducer)
      var house = Model.House()
      for action in actions { pulled(&house, action) }
    }
  }
}
