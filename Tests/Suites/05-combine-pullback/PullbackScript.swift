import SuiteSupport

typealias PullbackMistake<Action> = Mistake<PullbackScript<Action>, [PullbackEvent]>

/// What happens to two houses that share one pulled-back reducer.
struct PullbackScript<Action> {
  let place: Model.Place
  let turns: [PullbackTurn<Action>]

  /// Plays the script, and gives all that was seen.
  func trace(
    _ pull: (PullbackPlayer) -> Exercise.Reducer<Model.House, Action>
  ) -> [PullbackEvent] {
    let player = PullbackPlayer(place: place)
    let pulled = pull(player)
    var houses = [Model.houses[1], Model.House(hall: Model.Room(lamp: 1, name: "old"))]
    for turn in turns {
      switch turn {
      case .act(let number, let action): pulled(&houses[number], action)
      case .renovate(let number, let house): houses[number] = house
      }
      player.events.append(.turned(houses))
    }
    return player.events
  }
}

enum PullbackTurn<Action> {
  case act(Int, Action)
  /// Somebody else changes the house.
  case renovate(Int, Model.House)

  func map<Other>(_ transform: (Action) -> Other) -> PullbackTurn<Other> {
    switch self {
    case .act(let number, let action): .act(number, transform(action))
    case .renovate(let number, let house): .renovate(number, house)
    }
  }
}

enum PullbackEvent: Equatable {
  case got(Model.House)
  case ran(Model.Room, Model.RoomAction)
  case set(Model.House, Model.Room)
  /// The houses at the end of a turn.
  case turned([Model.House])
}

/// Written down as a call only when it is shown: that takes longer than the call itself.
extension PullbackEvent: TreeConvertible {
  var tree: Tree {
    switch self {
    case .got(let house): .leaf("get(\(code(house)))")
    case .ran(let room, let action): .leaf("reducer(\(code(room)), \(code(action)))")
    case .set(let house, let room): .leaf("set(\(code(house)), \(code(room)))")
    case .turned(let houses): .leaf(code(houses))
    }
  }
}

/// Takes part in everything that a pullback does, and writes it down.
final class PullbackPlayer {
  let place: Model.Place
  var events: [PullbackEvent] = []

  init(place: Model.Place) {
    self.place = place
  }

  func run(_ room: inout Model.Room, _ action: Model.RoomAction) {
    events.append(.ran(room, action))
    Model.roomReducer(&room, action)
  }

  func get(_ house: Model.House) -> Model.Room {
    events.append(.got(house))
    return house[keyPath: place.path]
  }

  func set(_ house: inout Model.House, _ room: Model.Room) {
    events.append(.set(house, room))
    house[keyPath: place.path] = room
  }
}
