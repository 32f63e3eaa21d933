import CombinePullbackScript
import SuiteSupport

/// Judges exercises of the lesson about `combine` and `pullback`.
package enum Suite: LessonSuite {
  package static func model(_ scene: Scene) -> [Event] { scene.play(on: Model.self) }

  package static func fits(_ trace: [Event], _ scene: Scene) -> Bool {
    let ends = trace.turnEnds
    return ends.count == scene.turns.count
      && zip(scene.turns, ends).allSatisfy { $1.isOfTheType(of: scene.values[$0.index]) }
  }

  package static var checks: [Check<Suite>] {
    combineChecks + getSetChecks + keyPathChecks + actionChecks + accountChecks + listChecks
      + favoritesChecks + appChecks + countersChecks + largerChecks
  }
}

extension Scene {
  /// One value, and actions on it.
  init(_ reducer: Recipe, on value: AnyValue, _ actions: [AnyAction]) {
    self.init(reducer, on: [value], actions.map { .act($0, on: 0) })
  }

  /// What the values are at the end.
  func values(after trace: [Event]) -> [AnyValue] {
    zip(turns, trace.turnEnds).reduce(into: values) { $0[$1.0.index] = $1.1 }
  }
}

extension Turn {
  /// Which value it happens to.
  var index: Int {
    switch self {
    case .act(_, let index), .replace(let index, _): index
    }
  }
}

extension [Event] {
  /// Every turn's value, as it was left.
  var turnEnds: [AnyValue] {
    compactMap { if case .turned(let value) = $0 { value } else { nil } }
  }

  /// The calls of all that the exercise was given.
  var calls: [Event] {
    filter { if case .turned = $0 { false } else { true } }
  }

  /// The calls of reducers.
  var runs: [Event] {
    filter { if case .ran = $0 { true } else { false } }
  }
}

extension AnyValue {
  fileprivate func isOfTheType(of other: AnyValue) -> Bool {
    switch (self, other) {
    case (.list, .list), (.room, .room), (.house, .house), (.street, .street),
      (.settings, .settings), (.pokemonList, .pokemonList), (.favorites, .favorites), (.app, .app),
      (.counters, .counters), (.larger, .larger):
      true
    default: false
    }
  }
}
