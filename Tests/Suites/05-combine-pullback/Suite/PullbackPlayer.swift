import CombinePullbackScript
import SuiteSupport

/// What a pullback of a room is given, each of whose calls is written down.
struct PullbackPlayer {
  let place: Place
  let recorder: Recorder

  func run(_ room: inout Room, _ action: RoomAction) { recorder.run(&room, action) }
  func get(_ house: House) -> Room { recorder.get(place, of: house) }
  func set(_ house: inout House, _ room: Room) { recorder.set(place, of: &house, to: room) }
}

extension Suite {
  /// A mistake in how a room's own actions are done.
  static func pullbackMistake(
    _ name: String, _ make: @escaping (PullbackPlayer) -> Reducer<House, RoomAction>
  ) -> PullbackMistake {
    pullbackMistake(
      name,
      ofAll: { player in
        let reducer = make(player)
        return { house, action in if let action { reducer(&house, action) } }
      })
  }

  /// A mistake in how all actions are done: one that isn't the room's own is nil.
  static func pullbackMistake(
    _ name: String, ofAll make: @escaping (PullbackPlayer) -> Reducer<House, RoomAction?>
  ) -> PullbackMistake {
    Mistake(name) { scene in
      scene.play { recorder in
        guard let place = scene.reducer.place else { return { _, _ in } }
        let reducer = make(PullbackPlayer(place: place, recorder: recorder))
        return { value, action in
          guard var house = value.house else { return }
          reducer(&house, action.room ?? action.house?[keyPath: place.action])
          value = .house(house)
        }
      }
    }
  }
}

extension Recipe {
  /// Where the room is whose reducer is pulled back to the house.
  var place: Place? {
    switch self {
    case .getSet(let place), .path(let place), .paths(let place): place
    default: nil
    }
  }
}
