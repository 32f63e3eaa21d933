/// Lesson 2's `reduce`, in the form of lesson 5: changes a state by an event.
///
/// A reducer is pure: it reads its two parameters, changes the first, and does nothing else.
public typealias Reducer<State, Event> = (inout State, Event) -> Void

/// Combines reducers into one. They run in order, and each sees the changes of those before it.
public func combine<State, Event>(
  _ reducers: Reducer<State, Event>...
) -> Reducer<State, Event> {
  { state, event in
    for reducer in reducers { reducer(&state, event) }
  }
}

/// Turns a reducer of a local state and its events into one of a global state that contains them.
///
/// - Parameters:
///   - state: the path of the local state in the global one.
///   - event: returns the local event in a global one, or nil for events of other reducers, which
///     change nothing.
public func pullback<LocalState, GlobalState, LocalEvent, GlobalEvent>(
  _ reducer: @escaping Reducer<LocalState, LocalEvent>,
  state: WritableKeyPath<GlobalState, LocalState>,
  event: @escaping (GlobalEvent) -> LocalEvent?
) -> Reducer<GlobalState, GlobalEvent> {
  { globalState, globalEvent in
    guard let localEvent = event(globalEvent) else { return }
    reducer(&globalState[keyPath: state], localEvent)
  }
}

/// Wraps a reducer so that it reports each event with the state before and after: lesson 6's
/// `logging`.
public func logging<State, Event>(
  _ reducer: @escaping Reducer<State, Event>, log: @escaping (Event, State, State) -> Void
) -> Reducer<State, Event> {
  { state, event in
    let before = state
    reducer(&state, event)
    log(event, before, state)
  }
}

/// A state with its earlier states for undo and redo, as in lesson 6's `undoable`.
public struct Undoable<State> {
  /// The earlier states, the most recent last.
  public private(set) var past: [State] = []
  public private(set) var present: State
  /// The undone states, the most recent last.
  public private(set) var future: [State] = []

  public init(_ present: State) { self.present = present }

  public var canUndo: Bool { !past.isEmpty }
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

  /// Sets a new state and discards the undone ones.
  fileprivate mutating func go(to next: State, limit: Int) {
    past.append(present)
    if past.count > limit { past.removeFirst(past.count - limit) }
    (present, future) = (next, [])
  }
}

extension Undoable: Equatable where State: Equatable {}
extension Undoable: Sendable where State: Sendable {}

public enum UndoableEvent<Event> {
  case undo
  case redo
  case event(Event)
}

extension UndoableEvent: Equatable where Event: Equatable {}
extension UndoableEvent: Sendable where Event: Sendable {}

/// Wraps a reducer so that up to `limit` events can be undone and redone: lesson 6's `undoable`. An
/// event that doesn't change the state isn't recorded.
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

/// Owns a state, which only `send` can change: lesson 4's store, generic as in lesson 6. It has no
/// observers, because the one that owns it looks at the state after each event.
public struct Store<State, Event> {
  public private(set) var state: State
  private let reducer: Reducer<State, Event>

  public init(initialState: State, reducer: @escaping Reducer<State, Event>) {
    (state, self.reducer) = (initialState, reducer)
  }

  public mutating func send(_ event: Event) { reducer(&state, event) }
}
