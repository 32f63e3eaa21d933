import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  /// The app within all of its layers, as a learner would write it.
  static func code(
    undoing actions: [UndoAction<AppAction>], in state: UndoState<AppState>, _ clock: Clock,
    limit: Int
  ) -> [String] {
    [
      "var state = \(SuiteSupport.code(state))",
      "let reducer = undoable(enhancedReducer, limit: \(limit))",
    ]
      + actions.enumerated().flatMap { index, action in
        [
          "currentTime = \(code(ofTime: clock.time(ofAction: index)))",
          "reducer(&state, \(SuiteSupport.code(action)))",
        ]
      }
  }
}
