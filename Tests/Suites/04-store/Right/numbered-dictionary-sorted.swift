// Numbered dictionary sorted.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State { didSet { changes += 1 } }
  private(set) var changes = 0
  private var tickets: [UUID: (number: Int, observer: Observer)] = [:]
  private var nextNumber = 0
  private var events = ArraySlice<State.Event>()
  private var depth = 0

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    events.append(event)
    depth += 1
    defer { depth -= 1 }
    guard depth == 1 else { return }
    while let event = events.popFirst() { publish(event) }
  }

  private func publish(_ event: State.Event) {
    let oldState = state
    state = State.reduce(state, event: event)
    let newState = state
    let round = tickets.sorted { $0.value.number < $1.value.number }
    for (id, ticket) in round {
      guard tickets.keys.contains(id) else { continue }
      ticket.observer(oldState, newState)
    }
  }

  func subscribe(observer notify: @escaping Observer) -> UUID {
    let id = UUID()
    nextNumber += 1
    tickets[id] = (nextNumber, notify)
    notify(nil, state)
    return id
  }

  func unsubscribe(_ id: UUID) {
    tickets[id] = nil
  }
}

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  private(set) var lines: [String] = []
  private(set) var redraws: [String: Int] = [:]

  private let send: (State.Event) -> Void
  private var leave: () -> Void = {}

  init(store: Store) {
    send = { store.dispatch(event: $0) }
    let id = store.subscribe { [weak self] in self?.show(old: $0, new: $1) }
    leave = { store.unsubscribe(id) }
  }

  deinit { leave() }

  private func show(old: State?, new: State) {
    lines = new.screen.map { $0.text }
    func isStale(_ name: String) -> Bool {
      func text(in state: State?) -> String? {
        state?.screen.first { $0.name == name }?.text
      }
      return text(in: old) != text(in: new)
    }
    for name in ["username", "password", "status", "button"].filter(isStale) {
      redraws[name] = redraws[name, default: 0] + 1
    }
  }

  func typeUsername(_ text: String) { send(.onUpdateUsername(text)) }
  func typePassword(_ text: String) { send(.onUpdatePassword(text)) }
  func tapLogin() { send(.onTriggerLogin) }
}
