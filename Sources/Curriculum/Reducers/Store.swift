import Foundation

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

  /// What it is after the last event.
  public private(set) var state: State
  private let reducer: Reducer<State, Event>
  private var observers: [(subscription: Subscription, observer: Observer)] = []
  private var queue: [Event] = []
  private var isSending = false

  /// A store in which nothing has happened yet.
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
