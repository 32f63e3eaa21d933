import CombinePullbackScript
import EffectsScript
import HigherOrderReducersScript
import PureFunctionsScript
import StoreScript
import Traces
import YourOwnAppScript

extension PlayedLesson {
  /// What an exercise with mistakes would have answered, for lessons that show something of a mistake.
  func spoiled(_ trace: [UInt8]) throws -> [UInt8] {
    switch name {
    case "01-pure-functions":
      try [PureFunctionsScript.Answer](packed: trace).enumerated().map { $1.spoiled(at: $0) }.packed
    case "04-store": try [StoreScript.Outcome](packed: trace).map(\.spoiled).packed
    case "05-combine-pullback":
      try [CombinePullbackScript.Event](packed: trace).enumerated().map { $1.spoiled(at: $0) }
        .packed
    case "06-higher-order-reducers":
      try [HigherOrderReducersScript.Answer](packed: trace).map(\.spoiled).packed
    case "07-effects": try [EffectsScript.Answer](packed: trace).map(\.spoiled).packed
    case "08-your-own-app": try [YourOwnAppScript.Answer](packed: trace).map(\.spoiled).packed
    default: trace
    }
  }
}

extension PureFunctionsScript.Answer {
  /// Depends on what was called before, and changes the globals.
  fileprivate func spoiled(at place: Int) -> PureFunctionsScript.Answer {
    switch self {
    case .number(let number): .number(number + place)
    case .greeting(let greeting): .greeting("\(greeting) \(place)")
    case .globals(let globals):
      .globals(
        Globals(
          state: globals.state + place, userName: globals.userName,
          knownSquares: globals.knownSquares))
    default: self
    }
  }
}

extension StoreScript.Outcome {
  /// The screen shows nothing.
  fileprivate var spoiled: StoreScript.Outcome {
    var outcome = self
    for place in outcome.look?.screens.indices ?? 0..<0 { outcome.look?.screens[place].lines = [] }
    return outcome
  }
}

extension HigherOrderReducersScript.Answer {
  /// The first actions go past an `undoable` that isn't written, the others through one that keeps
  /// nothing.
  fileprivate var spoiled: HigherOrderReducersScript.Answer {
    guard case .undoableApp(let turns) = self else { return self }
    let spoiled = turns.all.enumerated().map { place, turn in
      var turn = turn
      turn.isUndoable = place > 5
      turn.state.past = []
      return turn
    }
    return .undoableApp(UndoableTurns(spoiled))
  }
}

extension EffectsScript.Answer {
  /// Its store isn't written yet.
  fileprivate var spoiled: EffectsScript.Answer {
    guard case .app(let moments) = self else { return self }
    return .app(
      moments.map { moment in
        var moment = moment
        moment.hasStore = false
        return moment
      })
  }
}

extension CombinePullbackScript.Event {
  /// Each other time it is checked whether an address is valid, whatever happens.
  fileprivate func spoiled(at place: Int) -> CombinePullbackScript.Event {
    guard case .turned(.app(var state)) = self else { return self }
    state.settings.isEmailValid = place.isMultiple(of: 2)
    return .turned(.app(state))
  }
}

extension YourOwnAppScript.Answer {
  /// There is no end to the lines.
  fileprivate var spoiled: YourOwnAppScript.Answer {
    guard case .moments(let moments) = self else { return self }
    return .moments(
      moments.map { moment in
        var moment = moment
        moment.signs = moment.signs.map { sign in
          guard case .shown(let lines, let kitchen) = sign else { return sign }
          return .shown(Array(repeating: lines, count: 12).flatMap { $0 }, kitchen: kitchen)
        }
        return moment
      })
  }
}
