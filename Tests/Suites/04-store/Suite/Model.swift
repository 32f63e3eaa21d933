import StoreScript

/// The suite's own login: what a right exercise does.
struct Model: StoreSide {
  private let makingStore: (State) -> ModelStore

  /// - Parameters:
  ///   - stores: those that make a mistake are subclasses.
  ///   - screens: as well.
  init(_ stores: ModelStore.Type = ModelStore.self, screens: ModelScreen.Type = ModelScreen.self) {
    makingStore = { initial in
      let store = stores.init(initial)
      store.screens = screens
      return store
    }
  }

  init(makingStore: @escaping (State) -> ModelStore) {
    self.makingStore = makingStore
  }

  func makeStore(_ initial: State) -> any PlayedStore { makingStore(initial) }
  var stateIsWritable: Bool { false }

  static func reduce(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .onUpdateUsername(let username): next.username = username
    case .onUpdatePassword(let password): next.password = password
    case .onTriggerLogin: (next.loading, next.data, next.error) = (true, nil, nil)
    case .onLoginSuccess(let userID): (next.loading, next.data) = (false, userID)
    case .onLoginError(let error): (next.loading, next.error) = (false, error)
    }
    return next
  }
}

/// The login screen: what a right one shows.
extension Model {
  static let lineNames = ["username", "password", "status", "button"]

  static func lines(of state: State) -> [String] {
    [
      "Username: \(state.username)",
      "Password: " + String(repeating: "•", count: state.password.count),
      status(of: state),
      isLit(state) ? "[ Log in ]" : "[ ...... ]",
    ]
  }

  private static func status(of state: State) -> String {
    if state.loading { return "Logging in…" }
    switch state.error {
    case .usernamePasswordMismatch: return "Wrong username or password."
    case .offline: return "No connection."
    case nil: return state.data.map { "Welcome, \($0)." } ?? ""
    }
  }

  static func isLit(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }
}

/// A right store; those that make a mistake do one thing of it differently.
class ModelStore: PlayedStore {
  typealias Observer = (State?, State) -> Void

  let initial: State
  var state: State
  var subscriptions: [(id: Int, observer: Observer)] = []
  var waiting: [Event] = []
  var isTelling = false
  private var idCount = 0
  /// The kind of its screens.
  var screens = ModelScreen.self

  var object: AnyObject { self }

  required init(_ initial: State) {
    self.initial = initial
    state = initial
  }

  func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { step(waiting.removeFirst()) }
    isTelling = false
  }

  func step(_ event: Event) {
    let old = state
    state = Model.reduce(old, event)
    tell(old, state)
  }

  func tell(_ old: State?, _ new: State) {
    for (id, observer) in subscriptions where isSubscribed(id) { observer(old, new) }
  }

  func isSubscribed(_ id: Int) -> Bool {
    subscriptions.contains { $0.id == id }
  }

  func subscribe(_ observer: @escaping Observer) -> AnyHashable {
    let id = makeID()
    list(observer, under: id)
    replay(to: observer)
    return id
  }

  func makeID() -> Int {
    idCount += 1
    return idCount
  }

  func list(_ observer: @escaping Observer, under id: Int) {
    subscriptions.append((id, observer))
  }

  func replay(to observer: Observer) {
    observer(nil, state)
  }

  func unsubscribe(_ id: AnyHashable) {
    if let id = id as? Int { unlist(id) }
  }

  func unlist(_ id: Int) {
    subscriptions.removeAll { $0.id == id }
  }

  func makeUnknownID() -> AnyHashable { -1 }
  func makeScreen() -> any PlayedScreen { screens.init(self) }
}

/// A right screen; those that make a mistake do one thing of it differently.
class ModelScreen: PlayedScreen {
  var lines: [String] = []
  var redraws: [String: Int] = [:]

  let store: ModelStore
  private var id: AnyHashable?

  var object: AnyObject { self }

  required init(_ store: ModelStore) {
    self.store = store
    id = store.subscribe { [weak self] old, new in self?.hear(old, new) }
  }

  deinit {
    if let id { store.unsubscribe(id) }
  }

  func hear(_ old: State?, _ new: State) {
    show(old, new)
    for name in stale(old, new) { redraws[name, default: 0] += 1 }
  }

  func show(_ old: State?, _ new: State) {
    lines = Model.lines(of: new)
  }

  /// The names of the lines that are drawn again.
  func stale(_ old: State?, _ new: State) -> [String] {
    guard let old else { return Model.lineNames }
    let texts = zip(Model.lines(of: old), Model.lines(of: new))
    return zip(Model.lineNames, texts).filter { $1.0 != $1.1 }.map(\.0)
  }

  func typeUsername(_ text: String) { dispatch(.onUpdateUsername(text)) }
  func typePassword(_ text: String) { dispatch(.onUpdatePassword(text)) }
  func tapLogin() { dispatch(.onTriggerLogin) }

  func dispatch(_ event: Event) { store.dispatch(event) }
}
