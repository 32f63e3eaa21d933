// Lesson 6 · Higher-order reducers: all of lesson 4's store, with ids and a queue.

// MARK: - Step 7: Store

extension Store {
  // Without: observers
  // Without: subscribe(_:)

  private var subscriptions: [(id: Int, observer: (Value) -> Void)] = []
  private var waiting: [Action] = []
  private var isTelling = false
  private var lastID = 0

  func send(_ action: Action) {
    waiting.append(action)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty {
      reducer(&value, waiting.removeFirst())
      for (id, observer) in subscriptions where subscriptions.contains(where: { $0.id == id }) {
        observer(value)
      }
    }
    isTelling = false
  }

  @discardableResult
  func subscribe(observer: @escaping (Value) -> Void) -> Int {
    lastID += 1
    let id = lastID
    subscriptions.append((id, observer))
    observer(value)
    return id
  }

  func unsubscribe(_ id: Int) {
    subscriptions.removeAll { $0.id == id }
  }
}

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let app = with(enhancedReducer) { $0 }
  let store = Store(
    initialValue: UndoState(present: AppState()), reducer: undoable(app, limit: 100))
  store.subscribe { new in show(screen(of: new)) }
  return { store.send($0) }
}
