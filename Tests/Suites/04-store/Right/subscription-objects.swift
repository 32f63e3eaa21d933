// Subscription objects.

// MARK: - Step 1: Store

/// One observer; it falls silent by letting go of its closure.
private final class Subscription {
  let id = UUID()
  var observer: Store.Observer?

  init(_ observer: @escaping Store.Observer) {
    self.observer = observer
  }
}

final class Store {
  typealias Observer = (State?, State) -> Void

  var state: State { current }
  private var current: State
  private var subscriptions: [Subscription] = []
  private var pending: [State.Event]?

  init(initialState: State) {
    current = initialState
  }

  func dispatch(event: State.Event) {
    guard pending == nil else {
      pending?.append(event)
      return
    }
    pending = []
    step(event)
    pending = nil
  }

  private func step(_ event: State.Event) {
    let old = current
    current = State.reduce(old, event: event)
    let new = current
    for subscription in subscriptions { subscription.observer?(old, new) }
    if let next = pending?.first {
      pending?.removeFirst()
      step(next)
    }
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscription = Subscription(observer)
    subscriptions += [subscription]
    observer(nil, current)
    return subscription.id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    for subscription in subscriptions where subscription.id == subscriptionID {
      subscription.observer = nil
    }
    subscriptions = subscriptions.filter { $0.observer != nil }
  }
}

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: draw(from:to:)

  private(set) var lines: [String]
  private(set) var redraws = ["username": 1, "password": 1, "status": 1, "button": 1]

  private lazy var subscriptionID = store.subscribe { [unowned self] old, new in
    if let old { redraw(old, new) }
  }

  init(store: Store) {
    self.store = store
    lines = store.state.screen.map { $0.text }
    _ = subscriptionID
  }

  deinit {
    store.unsubscribe(subscriptionID)
  }

  private func redraw(_ old: State, _ new: State) {
    let pairs = zip(old.screen, new.screen)
    for (index, (before, now)) in pairs.enumerated() {
      if before.text == now.text { continue }
      lines[index] = now.text
      redraws[now.name]! += 1
    }
  }

  func tapLogin() {
    if store.state.canTriggerLogin { store.dispatch(event: .onTriggerLogin) }
  }
}
