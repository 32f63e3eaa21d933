import Basics

/// What lesson 2 calls `reduce`, in the form of lesson 5: takes a state one event further.
///
/// A reducer is pure: it reads its two parameters and changes the first, and does nothing else.
public typealias Reducer<State, Event> = (inout State, Event) -> Void

/// Makes one reducer of several: they run in order, and each sees what those before it did.
public func combine<State, Event>(
  _ reducers: Reducer<State, Event>...
) -> Reducer<State, Event> {
  { state, event in
    for reducer in reducers { reducer(&state, event) }
  }
}

/// Makes a reducer of a small state and its events work on a large one that contains both.
///
/// - Parameters:
///   - state: where the small state stands in the large one.
///   - event: the small event in the large one, or nil if it is somebody else's; then nothing
///     happens.
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

/// Makes a reducer that does the same and tells what it did, the event with the state before and after it:
/// lesson 6's `logging`.
public func logging<State, Event>(
  _ reducer: @escaping Reducer<State, Event>, log: @escaping (Event, State, State) -> Void
) -> Reducer<State, Event> {
  { state, event in
    let before = state
    reducer(&state, event)
    log(event, before, state)
  }
}

/// A state with those that were before it, and those that were taken back: what lesson 6's `undoable`
/// keeps.
public struct Undoable<State> {
  /// The states before, the nearest last.
  public private(set) var past: [State] = []
  public private(set) var present: State
  /// The states that were taken back, the nearest last.
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

  /// Goes on to a state; what was taken back is gone.
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

/// Makes a reducer of which so many events can be taken back and done again: lesson 6's `undoable`. An event
/// that changes nothing is nothing to take back.
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

/// The one place that owns a state; `send` is the only way to change it.
///
/// Lesson 4's store, generic as in lesson 6. Observers are told in the order in which they
/// subscribed; an event that is sent by an observer waits until all have seen the one before.
public final class Store<State, Event> {
  /// Gets the state before (nil for the first time) and the state now.
  public typealias Observer = (State?, State) -> Void

  /// Names one subscription, to end it; no other store has the same.
  public struct Subscription: Hashable {
    private let id = UUID()
  }

  public private(set) var state: State
  private let reducer: Reducer<State, Event>
  private var observers: [(subscription: Subscription, observer: Observer)] = []
  private var queue: [Event] = []
  private var isSending = false

  public init(initialState: State, reducer: @escaping Reducer<State, Event>) {
    state = initialState
    self.reducer = reducer
  }

  /// Takes the state one event further and tells every observer.
  public func send(_ event: Event) {
    queue.append(event)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !queue.isEmpty {
      let old = state
      reducer(&state, queue.removeFirst())
      tell(old, state)
    }
  }

  /// Tells the observer the present state at once and every later one.
  @discardableResult
  public func subscribe(_ observer: @escaping Observer) -> Subscription {
    let subscription = Subscription()
    observers.append((subscription, observer))
    observer(nil, state)
    return subscription
  }

  /// Ends a subscription, at once; one that has ended already is ignored.
  public func unsubscribe(_ subscription: Subscription) {
    observers.removeAll { $0.subscription == subscription }
  }

  /// Tells everybody who was there when the round began and hasn't unsubscribed since.
  private func tell(_ old: State, _ new: State) {
    for (subscription, observer) in observers where isActive(subscription) {
      observer(old, new)
    }
  }

  private func isActive(_ subscription: Subscription) -> Bool {
    observers.contains { $0.subscription == subscription }
  }
}
