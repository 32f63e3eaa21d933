// Lesson 4 · Store: with helpers that aren't private, all by way of the reducer.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  struct Step {
    var old: State
    var new: State
  }

  private(set) var state: State
  private(set) var observers: [(UUID, Observer?)] = []
  var log: [State.Event] = []
  private var news: [Step] = []
  private var isBusy = false

  var isLoading: Bool { state.loading }
  var canLogIn: Bool { state.canTriggerLogin }

  init(initialState: State) { state = initialState }

  convenience init() { self.init(initialState: State()) }

  func dispatch(event: State.Event) {
    log.append(event)
    work()
  }

  func work() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while !log.isEmpty {
      take(Step(old: state, new: State.reduce(state, event: log.removeFirst())))
    }
  }

  func take(_ step: Step) {
    state = step.new
    for place in observers.indices { observers[place].1?(step.old, step.new) }
    observers.removeAll { $0.1 == nil }
  }

  func dispatch(all events: [State.Event]) {
    for event in events { dispatch(event: event) }
  }

  func logIn(as name: String, password: String) {
    dispatch(all: [.onUpdateUsername(name), .onUpdatePassword(password), .onTriggerLogin])
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    observers.append((id, observer))
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard let place = observers.firstIndex(where: { $0.0 == subscriptionID }) else { return }
    observers[place].1 = nil
    if !isBusy { observers.removeAll { $0.1 == nil } }
  }
}
