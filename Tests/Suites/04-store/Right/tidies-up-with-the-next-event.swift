// Tidies up with the next event.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  private struct Entry {
    let id: UUID
    let observer: Observer
  }

  private(set) var state: State
  private var entries: [Entry] = []
  private var left: Set<UUID> = []
  private var inbox: [State.Event] = []
  private var isOpen = true

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    inbox.append(event)
    guard isOpen else { return }
    isOpen = false
    repeat {
      tidyUp()
      let old = state
      state = State.reduce(old, event: inbox.remove(at: 0))
      let count = entries.count
      for index in 0..<count where !left.contains(entries[index].id) {
        entries[index].observer(old, state)
      }
    } while !inbox.isEmpty
    tidyUp()
    isOpen = true
  }

  private func tidyUp() {
    entries.removeAll { left.contains($0.id) }
    left = []
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let entry = Entry(id: UUID(), observer: observer)
    entries.append(entry)
    observer(nil, state)
    return entry.id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    left.insert(subscriptionID)
  }
}

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  private(set) var lines: [String] = [] {
    didSet {
      for (index, name) in ["username", "password", "status", "button"].enumerated()
      where oldValue.isEmpty || oldValue[index] != lines[index] {
        redraws[name, default: 0] += 1
      }
    }
  }
  private(set) var redraws: [String: Int] = [:]

  private let store: Store
  private var subscription: UUID?

  init(store: Store) {
    self.store = store
    subscription = store.subscribe { [weak self] _, state in
      self?.lines = state.screen.map { line in line.text }
    }
  }

  deinit {
    subscription.map(store.unsubscribe)
  }

  func typeUsername(_ text: String) { store.dispatch(event: .onUpdateUsername(text)) }
  func typePassword(_ text: String) { store.dispatch(event: .onUpdatePassword(text)) }
  func tapLogin() { store.dispatch(event: .onTriggerLogin) }
}
