/// The one place that owns a state; `send` is the only way to change it.
///
/// Lesson 4's store, generic as in lesson 6. Observers are told in the order in which they
/// subscribed; an event that is sent by an observer waits until all have seen the one before.
public final class Store<State, Event> {
  /// Gets the state before (nil for the first time) and the state now.
  public typealias Observer = (State?, State) -> Void

  /// Names one subscription, to end it.
  public struct Subscription: Hashable {
    fileprivate let id: Int
  }

  public private(set) var state: State
  private let reducer: Reducer<State, Event>
  private var observers: [(subscription: Subscription, observer: Observer)] = []
  private var lastID = 0
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
      for (_, observer) in observers { observer(old, state) }
    }
  }

  /// Tells the observer the present state at once and every later one.
  @discardableResult
  public func subscribe(_ observer: @escaping Observer) -> Subscription {
    lastID += 1
    let subscription = Subscription(id: lastID)
    observers.append((subscription, observer))
    observer(nil, state)
    return subscription
  }

  /// Ends a subscription; one that has ended already is ignored.
  public func unsubscribe(_ subscription: Subscription) {
    observers.removeAll { $0.subscription == subscription }
  }
}
