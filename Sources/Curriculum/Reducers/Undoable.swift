/// A state with those that were before it, and those that were taken back: what lesson 6's `undoable`
/// keeps.
public struct Undoable<State> {
  /// The states before, the nearest last.
  public private(set) var past: [State] = []
  public private(set) var present: State
  /// The states that were taken back, the nearest last.
  public private(set) var future: [State] = []

  /// A state with nothing before it.
  public init(_ present: State) { self.present = present }

  /// Whether there is something to take back.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether something was taken back.
  public var canRedo: Bool { !future.isEmpty }

  fileprivate mutating func undo() {
    guard let before = past.popLast() else { return }
    future.append(present)
    present = before
  }

  fileprivate mutating func redo() {
    guard let after = future.popLast() else { return }
    past.append(present)
    present = after
  }

  /// Goes on to a state; what was taken back is gone.
  fileprivate mutating func go(to next: State, limit: Int) {
    past.append(present)
    if past.count > limit { past.removeFirst(past.count - limit) }
    (present, future) = (next, [])
  }
}

extension Undoable: Equatable where State: Equatable {}
extension Undoable: Sendable where State: Sendable {}

/// An event, or taking back what one has done.
public enum UndoableEvent<Event> {
  case undo
  case redo
  case event(Event)
}

extension UndoableEvent: Equatable where Event: Equatable {}
extension UndoableEvent: Sendable where Event: Sendable {}

/// Makes a reducer whose events can be taken back and done again: lesson 6's `undoable`. An event that
/// changes nothing is nothing to take back.
///
/// - Parameter limit: how many events can be taken back, from 0.
public func undoable<State: Equatable, Event>(
  _ reducer: @escaping Reducer<State, Event>, limit: Int
) -> Reducer<Undoable<State>, UndoableEvent<Event>> {
  { state, event in
    switch event {
    case .undo: state.undo()
    case .redo: state.redo()
    case .event(let event):
      var next = state.present
      reducer(&next, event)
      if next != state.present { state.go(to: next, limit: limit) }
    }
  }
}
