// Lesson 4 · Store: both classes belong to the main actor, as the text proposes; so does the end of the screen.

// MARK: - Step 1: Store

@MainActor
final class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State {
    didSet {
      for (id, observer) in observers where observers.contains(where: { $0.id == id }) {
        observer(oldValue, state)
      }
    }
  }
  private var observers: [(id: UUID, tell: Observer)] = []
  private var events: [State.Event] = []

  init(initialState: State) { state = initialState }

  func dispatch(event: State.Event) {
    events.append(event)
    guard events.count == 1 else { return }
    while let next = events.first {
      state = State.reduce(state, event: next)
      events.removeFirst()
    }
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    observers.append((id, observer))
    observer(nil, state)
    return id
  }

  func unsubscribe(_ id: UUID) { observers.removeAll { $0.id == id } }
}

// MARK: - Step 3: LoginScreen

@MainActor
final class LoginScreen {
  private(set) var lines: [String] = []
  private(set) var redraws: [String: Int] = [:]
  private let store: Store
  private var id: UUID?

  init(store: Store) {
    self.store = store
    id = store.subscribe { [weak self] _, new in self?.show(new.screen) }
  }

  isolated deinit { id.map(store.unsubscribe) }

  func typeUsername(_ text: String) { store.dispatch(event: .onUpdateUsername(text)) }
  func typePassword(_ text: String) { store.dispatch(event: .onUpdatePassword(text)) }
  func tapLogin() { store.dispatch(event: .onTriggerLogin) }

  private func show(_ screen: [(name: String, text: String)]) {
    for (place, line) in screen.enumerated() where lines.count <= place || lines[place] != line.text
    {
      redraws[line.name, default: 0] += 1
    }
    lines = screen.map(\.text)
  }
}
