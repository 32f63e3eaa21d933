import HigherOrderReducersScript
import SuiteSupport

// The whole app, as a learner would write it.

extension Suite {
  static func code(
    showing state: AppState, after actions: [UndoAction<AppAction>]
  ) -> [String] {
    let state = SuiteSupport.code(state)
    guard !actions.isEmpty else { return ["screen(of: UndoState(present: \(state)))"] }
    return ["var state = UndoState(present: \(state))"]
      + ["let reducer = undoable(appReducer, limit: \(Model.appLimit))"]
      + repeated(actions.map { "reducer(&state, \(SuiteSupport.code($0)))" })
      + ["screen(of: state)"]
  }

  static func code(
    starting count: Int, _ turns: [Turn<UndoAction<AppAction>>]
  ) -> [String] {
    let names = count == 1 ? ["send"] : names
    return names.prefix(count).map { "let \($0) = startApp(show: { show($0) })" }
      + repeated(
        turns.map { "\(names[$0.place % names.count])(\(SuiteSupport.code($0.action)))" })
  }

  /// The same lines; where one follows on itself again and again, in a loop.
  private static func repeated(_ lines: [String]) -> [String] {
    lines.reduce(into: [(line: String, count: Int)]()) { runs, line in
      if runs.last?.line == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }.flatMap { run in
      run.count > 3
        ? ["for _ in 1...\(run.count) { \(run.line) }"]
        : Array(repeating: run.line, count: run.count)
    }
  }
}
