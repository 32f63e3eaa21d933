// Dictionary with order of ids.

// MARK: - Step 1: Store

class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State
  private var observers = [UUID: Observer]()
  private var order = [UUID]()
  private var queue = [State.Event]()
  private var busy = false

  init(initialState: State) {
    self.state = initialState
  }

  func dispatch(event: State.Event) {
    queue.append(event)
    if busy { return }
    busy = true
    defer { busy = false }
    while let next = queue.first {
      queue.removeFirst()
      let before = state
      state = State.reduce(before, event: next)
      for id in order { observers[id]?(before, state) }
    }
  }

  @discardableResult
  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    observers[id] = observer
    order.append(id)
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard observers.removeValue(forKey: subscriptionID) != nil else { return }
    order.removeAll { $0 == subscriptionID }
  }
}

// MARK: - Step 3: LoginScreen

class LoginScreen {
  private(set) var lines: [String] = ["", "", "", ""]
  private(set) var redraws: [String: Int] = [:]

  let store: Store
  var id: UUID!

  init(store: Store) {
    self.store = store
    self.id = store.subscribe { [weak self] old, new in
      guard let self = self else { return }
      for i in 0..<new.screen.count {
        if old == nil || old!.screen[i].text != new.screen[i].text {
          self.lines[i] = new.screen[i].text
          self.redraws[new.screen[i].name] = (self.redraws[new.screen[i].name] ?? 0) + 1
        }
      }
    }
  }

  deinit {
    store.unsubscribe(id)
  }

  func typeUsername(_ text: String) { store.dispatch(event: .onUpdateUsername(text)) }
  func typePassword(_ text: String) { store.dispatch(event: .onUpdatePassword(text)) }
  func tapLogin() { store.dispatch(event: .onTriggerLogin) }
}
