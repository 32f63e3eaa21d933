import HigherOrderReducersScript
import Traces

/// What each layer of the app did with an action, as far as it can be seen.
struct LayerReport: Packed, Equatable {
  /// What `undoable` did with its past and its future.
  var step: UndoStep
  /// What the layers within did; nil if the action didn't come to them.
  var layers: LayerTurn?

  func pack(into writer: inout Writer) {
    writer.write(step)
    writer.write(layers)
  }

  init(from reader: inout Reader) throws(PackingError) {
    (step, layers) = (try reader.read(), try reader.read())
  }

  /// What came of an action in a state.
  init(of action: UndoAction<AppAction>, from state: UndoState<AppState>, _ turn: UndoableTurn) {
    layers = turn.layers
    step = turn.isUndoable ? UndoStep(action, from: state, to: turn.state) : .notThere
  }
}

/// What `undoable` did with the steps that it keeps.
enum UndoStep: String, Packed {
  /// It isn't in the run.
  case notThere = "undo-not-there"
  case kept = "undo-kept"
  /// It kept a step, and none is left to be redone.
  case forgotFuture = "undo-forgot-future"
  /// It kept a step, and the oldest one went for it.
  case forgotOldest = "undo-forgot-oldest"
  case keptNothing = "undo-kept-nothing"
  case wentBack = "undo-back"
  case wentForth = "undo-forth"
  case nothingToUndo = "undo-nothing"
  case nothingToRedo = "redo-nothing"
  /// Anything else, which the numbers of steps tell.
  case other = "undo-other"

  fileprivate init(
    _ action: UndoAction<AppAction>, from old: UndoState<AppState>, to new: UndoState<AppState>
  ) {
    let moved = new.past.count - old.past.count
    let hasMoved = moved + new.future.count == old.future.count
    switch action {
    case .action: self = old.step(to: new)
    case .undo where old == new: self = old.past.isEmpty ? .nothingToUndo : .other
    case .redo where old == new: self = old.future.isEmpty ? .nothingToRedo : .other
    case .undo: self = moved == -1 && hasMoved ? .wentBack : .other
    case .redo: self = moved == 1 && hasMoved ? .wentForth : .other
    }
  }
}

extension UndoState<AppState> {
  /// What was kept of this state with an action of the app.
  fileprivate func step(to new: UndoState<AppState>) -> UndoStep {
    let limit = Suite.undoLimit
    guard new.past == (past + [present]).suffix(limit) else {
      return new.past == past ? .keptNothing : .other
    }
    guard new.future.isEmpty else { return .other }
    if !future.isEmpty { return .forgotFuture }
    return past.count == limit ? .forgotOldest : .kept
  }
}
