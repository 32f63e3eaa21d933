// The app within all of its layers, `undoable` the outermost.

extension HigherOrderReducersSide {
  func undoableApp(
    _ actions: [UndoAction<AppAction>], in state: UndoState<AppState>, clock: Clock, limit: Int
  ) -> [UndoableTurn] {
    var (state, time, layers) = (state, clock.start, LayerTurn?.none)
    let enhanced: Reducer<AppState, AppAction> = { state, action in
      let entryCount = state.activityFeed.count
      let lineCount = enhancedReducer(&state, action, at: time)
      layers = LayerTurn(
        entryCount: state.activityFeed.count &- entryCount &+ (layers?.entryCount ?? 0),
        lineCount: lineCount &+ (layers?.lineCount ?? 0))
    }
    let layered = undoable(enhanced, limit: limit)
    var order = UndoOrder(of: self)
    return actions.enumerated().map { index, action in
      (time, layers) = (clock.time(ofAction: index), nil)
      if order.isUndoable {
        order.arrange(&state)
        layered(&state, action)
        order.arrange(&state)
      } else if case .action(let action) = action {
        enhanced(&state.present, action)
      }
      return UndoableTurn(state: state, layers: layers, isUndoable: order.isUndoable)
    }
  }
}

/// How an exercise's `undoable` does its work, as it shows apart from the run.
private struct UndoOrder {
  /// Whether it runs the reducer that it is given.
  ///
  /// It comes last but one, and the app can be played from the first step on: as long as nothing is
  /// written there, each action would be lost in it. That is asked before a run and not in it, so that
  /// all of a run is played in one way, from wherever it goes on.
  let isUndoable: Bool
  private let pastIsReversed: Bool
  private let state: UndoState<AppState>
  private let reducer: Reducer<UndoState<AppState>, UndoAction<AppAction>>

  init(of side: some HigherOrderReducersSide) {
    var runs = false
    let counting: Reducer<AppState, AppAction> = { state, _ in
      runs = true
      state.count &+= 1
    }
    reducer = side.undoable(counting, limit: 2)
    var state = UndoState(present: AppState())
    for _ in 0..<2 { reducer(&state, .action(.counter(.incrTapped))) }
    self.state = state
    isUndoable = runs
    pastIsReversed = state.past.map(\.count) == [1, 0]
  }

  /// Asked only once something was undone: who hasn't written that yet may have it trap.
  private lazy var futureIsReversed: Bool = {
    var state = state
    for _ in 0..<2 { reducer(&state, .undo) }
    return state.future.map(\.count) == [1, 2]
  }()

  /// From the exercise's order to that of a trace and back. Which end of a list is the near one is the
  /// exercise's own, and no reason why its run should differ from another one: a trace has it last.
  mutating func arrange(_ state: inout UndoState<AppState>) {
    if state.past.count > 1, pastIsReversed { state.past.reverse() }
    if state.future.count > 1, futureIsReversed { state.future.reverse() }
  }
}
