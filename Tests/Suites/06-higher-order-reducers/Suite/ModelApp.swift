import HigherOrderReducersScript

/// The whole app, in parts that a mistake can replace.
struct AppParts {
  /// How often the first screen is shown.
  var showsAtOnce = 1
  /// How often the screen is shown after each of the others.
  var showsEach = 1
  /// Whether it is shown before the action has happened.
  var showsOld = false
  /// Whether a screen that is the same again isn't shown.
  var showsOnlyChanges = false
  /// Whether the screen is shown after an undo or a redo that finds nothing to do.
  var showsVainSteps = true
  /// Whether actions reach the app at all.
  var acts = true
  var undo = Undo.there
  var limit = Model.appLimit
  /// How many entries of the diary each change of the favourites makes.
  var entries = 1
  /// How many lines of the log each action makes.
  var lines = 1
  /// How many lines of the log an undo or a redo makes.
  var undoLines = 0
  /// Whether the app begins anew for each action.
  var startsOver = false

  enum Undo {
    case there
    /// No undo or redo arrives, but it is shown that nothing has changed.
    case ignored
    /// No undo or redo arrives, and nothing is shown.
    case unseen
  }

  /// What an app keeps.
  final class Memory {
    var state = UndoState(present: AppState())
    var shows: [([String]) -> Void] = []
  }

  func start(show: @escaping ([String]) -> Void, memory: Memory = Memory()) -> RunningApp {
    memory.shows.append(show)
    for _ in 0..<showsAtOnce { show(Model.screen(of: memory.state)) }
    return { action, time in
      if startsOver { memory.state = UndoState(present: AppState()) }
      let old = memory.state
      let lineCount = acts ? perform(action, on: &memory.state, at: time) : 0
      if action.isUndoOrRedo, undo == .unseen { return lineCount }
      if action.isUndoOrRedo, !showsVainSteps, old == memory.state { return lineCount }
      if showsOnlyChanges, Model.screen(of: old) == Model.screen(of: memory.state) {
        return lineCount
      }
      for _ in 0..<showsEach {
        for show in memory.shows { show(Model.screen(of: showsOld ? old : memory.state)) }
      }
      return lineCount
    }
  }

  /// Gives how many lines the console got.
  private func perform(
    _ action: UndoAction<AppAction>, on state: inout UndoState<AppState>, at time: Double
  ) -> Int {
    if action.isUndoOrRedo, undo != .there { return 0 }
    var lineCount = action.isUndoOrRedo ? undoLines : 0
    let reducer = Model().undoable(
      { state, action in
        for _ in 0..<entries {
          state.activityFeed += Model.entries(of: action, in: state) { time }
        }
        appReducer(&state, action)
        lineCount += lines
      }, limit: limit)
    reducer(&state, action)
    return lineCount
  }
}

extension UndoAction {
  fileprivate var isUndoOrRedo: Bool {
    if case .action = self { false } else { true }
  }
}
