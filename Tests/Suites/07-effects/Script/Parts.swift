import Traces

/// An effect that is mapped: its actions are made those of the board's left or right list.
public struct Mapping: Equatable, Packed, Sendable {
  public var wish: Wish
  /// The name that comes in front of its id.
  public var name: String
  /// Whether its actions become the right list's.
  public var isRight: Bool

  public init(_ wish: Wish, name: String, isRight: Bool = false) {
    (self.wish, self.name, self.isRight) = (wish, name, isRight)
  }
}

/// Where a reducer is pulled back to.
public struct Place: Equatable, Packed, Sendable {
  /// Whether that is the board's right list.
  public var isRight: Bool
  /// The name that its effects get.
  public var name: String

  /// One of the board's lists, under its own name if no other one is given.
  public init(isRight: Bool, name: String? = nil) {
    (self.isRight, self.name) = (isRight, name ?? (isRight ? "right" : "left"))
  }
}

/// What a combined or a pulled back reducer made of an action.
public struct PartsMoment: Equatable, Packed, Sendable {
  public var board: Board
  public var effects: [SeenEffect]
  /// The names of the actions that the inner reducers were run with, in order.
  public var runs: [String]
}

// The calls of `combine`, `map` and `pullback`.

extension EffectsSide {
  /// So many reducers, combined: each writes down the action with its own number, and gives back those of
  /// the action's effects that it has a part in.
  func combined(_ count: Int, _ deeds: [Deed]) -> [PartsMoment] {
    var runs: [String] = []
    let reducers = (0..<max(0, min(count, 5))).map { index -> Reducer<[String], Deed> in
      let mark = "\(index + 1)"
      return { value, deed in
        runs.append("\(mark) \(deed.name)")
        value.append("\(mark) \(deed.name)")
        return deed.wishes.compactMap { $0.marked(mark)?.effect }
      }
    }
    let reducer = combine(reducers)
    var value: [String] = []
    return deeds.map { deed in
      runs = []
      let effects = reducer(&value, deed)
      return PartsMoment(
        board: Board(left: value), effects: effects.map { SeenEffect($0, naming: \.name) },
        runs: runs)
    }
  }

  func mapped(_ mappings: [Mapping]) -> [SeenEffect] {
    mappings.map(mapped).numbered
  }

  func mapPutsInFront(_ mapping: Mapping) -> Bool {
    mapped(mapping).has(mapping.name, inFrontOf: mapping.wish)
  }

  func mappedAgain(_ mapping: Mapping) -> [SeenEffect] {
    let first = mapped(mapping)
    var again = mapping
    again.wish = .cancel(id: first.id)
    return [first, mapped(again)].numbered
  }

  private func mapped(_ mapping: Mapping) -> SeenEffect {
    let effect = map(
      mapping.wish.effect, { mapping.isRight ? .right($0) : .left($0) }, id: mapping.name)
    return SeenEffect(effect, naming: \.name)
  }

  /// A reducer that writes down each action, pulled back to one list of the board. Between the actions
  /// somebody else writes into both lists.
  func pulledBack(_ deeds: [BoardDeed], to isRight: Bool, from board: Board) -> [PartsMoment] {
    var runs: [String] = []
    let reducer = pullback(
      { value, deed in
        runs.append(deed.name)
        value.append(deed.name)
        return deed.wishes.map(\.effect)
      }, to: Place(isRight: isRight))
    var board = board
    return deeds.enumerated().map { place, deed in
      runs = []
      if place > 0 { board.writeBetween() }
      let effects = reducer(&board, deed).map { SeenEffect($0, naming: \BoardDeed.name) }
      return PartsMoment(board: board, effects: effects.numbered, runs: runs)
    }
  }
}

extension EffectsSide {
  /// What comes of these effects in one place after the other.
  func pulledBack(_ wishes: [Wish], to places: [Place]) -> [SeenEffect] {
    places.flatMap { pulledBack(wishes, to: $0) }.numbered
  }

  func pullbackPutsInFront(_ wish: Wish, to place: Place) -> Bool {
    pulledBack([wish], to: place).allSatisfy { $0.has(place.name, inFrontOf: wish) }
  }

  private func pulledBack(_ wishes: [Wish], to place: Place) -> [SeenEffect] {
    let reducer = pullback({ _, deed in deed.wishes.map(\.effect) }, to: place)
    var board = Board()
    let deed = Deed("tap", wishes)
    return reducer(&board, place.isRight ? .right(deed) : .left(deed))
      .map { SeenEffect($0, naming: \.name) }
  }
}

extension SeenEffect {
  /// Whether the name stands somewhere in front of the wish's own id: what else is there, as a length or
  /// brackets, is left open.
  fileprivate func has(_ name: String, inFrontOf wish: Wish) -> Bool {
    id.firstRange(of: name).map { id[$0.upperBound...].contains(wish.id) } ?? false
  }
}

extension Board {
  fileprivate mutating func writeBetween() {
    left.append("in between")
    right.append("in between")
  }
}

extension BoardDeed {
  /// The list and the name of the action.
  var name: String {
    switch self {
    case .left(let deed): "left(\(deed.name))"
    case .right(let deed): "right(\(deed.name))"
    }
  }
}
