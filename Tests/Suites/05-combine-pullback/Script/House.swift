// A second app, for what has to work with any types: a street with a house of two rooms.

import Traces

/// A room with a lamp that can be dimmed.
public struct Room: Hashable, Packed, Sendable {
  /// How bright its lamp is.
  public var lamp: Int
  /// What the room is called.
  public var name: String

  /// A room with its lamp at 0 and no name, but for what is given.
  public init(lamp: Int = 0, name: String = "") {
    (self.lamp, self.name) = (lamp, name)
  }
}

/// A house of two rooms.
public struct House: Equatable, Packed, Sendable {
  /// The first room.
  public var kitchen: Room
  /// The second room.
  public var hall: Room
  /// The number at its door.
  public var number: Int

  /// Number 1 with two such rooms, but for what is given.
  public init(kitchen: Room = Room(), hall: Room = Room(), number: Int = 1) {
    (self.kitchen, self.hall, self.number) = (kitchen, hall, number)
  }

  /// The hall, computed: the house's number tells how often it was set.
  public var countedHall: Room {
    get { hall }
    set {
      hall = newValue
      number &+= 1
    }
  }

  /// The kitchen as somebody sees it who can't tell its lamp's last digit: it is lost when it is set.
  public var roundedKitchen: Room {
    get { Room(lamp: kitchen.lamp / 10, name: kitchen.name) }
    set { kitchen = Room(lamp: newValue.lamp &* 10, name: newValue.name) }
  }

  /// The house with its rooms swapped: a part of the house's own type.
  public var turned: House {
    get { House(kitchen: hall, hall: kitchen, number: number) }
    set { (kitchen, hall, number) = (newValue.hall, newValue.kitchen, newValue.number) }
  }
}

/// A street with one house.
public struct Street: Equatable, Packed, Sendable {
  /// The only one.
  public var house: House
  /// How many there are.
  public var trees: Int

  /// A house and three trees, but for what is given.
  public init(house: House = House(), trees: Int = 3) {
    (self.house, self.trees) = (house, trees)
  }
}

/// What can be done in a room.
public enum RoomAction: Equatable, Packed, Sendable {
  case brighter(by: Int)
  case rename(String)
  /// Sets the lamp; nil switches it off.
  case dim(to: Int?)

  /// How bright the lamp should be, which may be nil itself; or nil if this is another action.
  public var dim: Int?? {
    get { if case .dim(let level) = self { .some(level) } else { nil } }
    set { if case .dim = self, let newValue { self = .dim(to: newValue) } }
  }

  /// Does it: the reducer that is pulled back.
  func act(on room: inout Room) {
    switch self {
    case .brighter(let steps): room.lamp &+= steps
    case .rename(let name): room.name = name
    case .dim(let level): room.lamp = level ?? 0
    }
  }
}

/// What can be done in a house.
public enum HouseAction: Equatable, Packed, Sendable {
  case kitchen(RoomAction)
  case hall(RoomAction)
  case ring

  /// The action in the kitchen, or nil if this is another one.
  public var kitchen: RoomAction? {
    get { if case .kitchen(let action) = self { action } else { nil } }
    set { if case .kitchen = self, let newValue { self = .kitchen(newValue) } }
  }

  /// The action in the hall, or nil if this is another one.
  public var hall: RoomAction? {
    get { if case .hall(let action) = self { action } else { nil } }
    set { if case .hall = self, let newValue { self = .hall(newValue) } }
  }
}

/// What can be done in a street.
public enum StreetAction: Equatable, Packed, Sendable {
  case house(HouseAction)
  case plant

  /// The action in the house, or nil if this is another one.
  public var house: HouseAction? {
    get { if case .house(let action) = self { action } else { nil } }
    set { if case .house = self, let newValue { self = .house(newValue) } }
  }

  /// The two steps `\.house` and `\.hall` at once.
  public var hall: RoomAction? {
    get { house?.hall }
    set { if case .house(.hall) = self, let newValue { self = .house(.hall(newValue)) } }
  }
}

/// Where a room is in a house.
public enum Place: Int, Packed, Sendable {
  case kitchen
  case hall
  // Computed ones.
  case countedHall
  case roundedKitchen

  /// Those that are stored.
  public static let stored: [Place] = [.kitchen, .hall]
  /// Those that aren't.
  public static let computed: [Place] = [.countedHall, .roundedKitchen]

  /// The path to the room.
  public var path: WritableKeyPath<House, Room> {
    switch self {
    case .kitchen: \.kitchen
    case .hall: \.hall
    case .countedHall: \.countedHall
    case .roundedKitchen: \.roundedKitchen
    }
  }

  /// The path to the room's own actions.
  public var action: WritableKeyPath<HouseAction, RoomAction?> {
    switch self {
    case .kitchen, .roundedKitchen: \.kitchen
    case .hall, .countedHall: \.hall
    }
  }
}
