// State at once news queued.

// MARK: - Step 1: Store

/// The state changes at once, even inside an observer; only the news waits its turn.
final class Store {
  typealias Observer = (State?, State) -> Void

  private struct News {
    let old: State
    let new: State
    let recipients: [UUID]
  }

  private(set) var state: State
  private var subscriptions: [(id: UUID, observer: Observer)] = []
  private var news: [News] = []
  private var isDelivering = false

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    let old = state
    state = State.reduce(state, event: event)
    news.append(News(old: old, new: state, recipients: subscriptions.map(\.id)))
    deliver()
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    subscriptions.append((id: id, observer: observer))
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    if let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) {
      subscriptions.remove(at: index)
    }
  }

  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    while !news.isEmpty {
      let item = news.removeFirst()
      for id in item.recipients {
        subscriptions.first { $0.id == id }?.observer(item.old, item.new)
      }
    }
    isDelivering = false
  }
}

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: draw(from:to:)

  var lines: [String] { shown.map(\.text) }
  private var shown: [(name: String, text: String)] = []
  private var subscriptionID = UUID()

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] in self?.update($0, $1) }
  }

  deinit {
    store.unsubscribe(subscriptionID)
  }

  private func update(_: State?, _ state: State) {
    let stale = state.screen.filter { line in !shown.contains { $0 == line } }
    shown = state.screen
    redraws.merge(stale.map { ($0.name, 1) }, uniquingKeysWith: +)
  }

  func typeUsername(_ text: String) {
    store.dispatch(event: State.Event.onUpdateUsername(text))
  }

  func typePassword(_ text: String) {
    store.dispatch(event: State.Event.onUpdatePassword(text))
  }

  func tapLogin() {
    store.dispatch(event: State.Event.onTriggerLogin)
  }
}
