import EffectsScript

/// What can be done wrong with reducers that are put together.
enum PartsMistake {
  case combineLastEffects
  case combineFirstEffects
  case combineNoEffects
  case combineReversed
  case combineOnCopies
  case combineFirstOnly
  case mapKeepsID
  case mapDropsID
  case mapForgetsCancel
  case pullbackNoEffects
  case pullbackFirstEffect
  case pullbackWorksOnCopy
  case pullbackRunsTwice
  case twoOneName
  case twoLeftOnly
  case twoRightOnly

  /// A wrong combination; nil if it is right with this mistake.
  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed>? {
    switch self {
    case .combineLastEffects:
      { value, deed in reducers.map { $0(&value, deed) }.last ?? [] }
    case .combineFirstEffects:
      { value, deed in reducers.map { $0(&value, deed) }.first ?? [] }
    case .combineNoEffects:
      { value, deed in
        for reducer in reducers { _ = reducer(&value, deed) }
        return []
      }
    case .combineReversed:
      { value, deed in reducers.reversed().flatMap { $0(&value, deed) } }
    case .combineOnCopies:
      { value, deed in
        let before = value
        return reducers.flatMap { reducer in
          value = before
          return reducer(&value, deed)
        }
      }
    case .combineFirstOnly: { value, deed in reducers.first?(&value, deed) ?? [] }
    default: nil
    }
  }

  /// What a wrong `pullback` makes of the effects; nil if it is right with this mistake.
  func givenBack(_ effects: [Effect<BoardDeed>]) -> [Effect<BoardDeed>]? {
    switch self {
    case .pullbackNoEffects: []
    case .pullbackFirstEffect: Array(effects.prefix(1))
    default: nil
    }
  }
}
