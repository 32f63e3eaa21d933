import SuiteSupport
import YourOwnAppScript

// Mistakes of the app itself are told by its screens.

extension Suite {
  typealias AppMistake = Mistake<[Call], [Answer]>

  /// A mistake that is made by other rules.
  static func mistake(_ name: String, _ change: (inout AppRules) -> Void) -> AppMistake {
    var rules = AppRules()
    change(&rules)
    let side = WrongApp(rules: rules)
    return Mistake(name) { $0.play(on: side) }
  }

  /// One script for all of it.
  static func script(_ runs: [[AppEvent]]) -> [Call] { runs.map { .reducing($0.turns) } }
}

/// An app by other rules.
struct WrongApp: ModelSide {
  var rules: AppRules
}
