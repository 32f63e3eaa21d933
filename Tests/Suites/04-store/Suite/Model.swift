import StoreScript

/// The suite's own login: what a right exercise does, unless its stores or its screens are spoiled.
struct Model: StoreSide {
  private let makingStore: (State) -> ModelStore

  /// - Parameters:
  ///   - spoil: has a store do something in another way: a mistake.
  ///   - spoilScreen: the same of a screen.
  init(
    stores spoil: @escaping (ModelStore) -> Void = { _ in },
    screens spoilScreen: @escaping (ModelScreen) -> Void = { _ in }
  ) {
    makingStore = { initial in
      let store = ModelStore(initial, screens: spoilScreen)
      spoil(store)
      return store
    }
  }

  init(makingStore: @escaping (State) -> ModelStore) {
    self.makingStore = makingStore
  }

  /// Stores that are as right: one changes its state at once, even in a round, and only the news waits;
  /// to the other one a replay is a round, in which events wait.
  static var others: [Model] {
    [
      Model(stores: {
        $0.changeAtOnce { store, old, new in
          let known = store.subscriptions
          return { [unowned store] in
            for (id, observer) in known where store.isSubscribed(id) { observer(old, new) }
          }
        }
      }),
      Model(stores: {
        $0.replaying = { store, observer in
          guard !store.isTelling else { return observer(nil, store.state) }
          store.inRound {
            observer(nil, store.state)
            store.workOff()
          }
        }
      }),
    ]
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

  /// The names of the lines that have another text than before.
  static func stale(_ old: State?, _ new: State) -> [String] {
    guard let old else { return lineNames }
    return zip(lineNames, zip(lines(of: old), lines(of: new))).filter { $1.0 != $1.1 }.map(\.0)
  }

  static func isLit(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }
}

/// A right store; one that makes a mistake does something in another way.
final class ModelStore: PlayedStore {
  typealias Observer = (State?, State) -> Void

  var dispatching: (ModelStore, Event) -> Void = { $0.workOff($1) }
  var stepping: (ModelStore, Event) -> Void = { $0.change($1) }
  var telling: (ModelStore, State?, State) -> Void = { $0.tellSubscribed($1, $2) }
  var subscribing: (ModelStore, Int, @escaping Observer) -> Void = { $0.list($1, $2) }
  var replaying: (ModelStore, Observer) -> Void = { $1(nil, $0.state) }
  var unsubscribing: (ModelStore, Int) -> Void = { $0.unlist($1) }
  /// The id after this one.
  var nextID: (Int) -> Int = { $0 + 1 }
  private static let unknownID = -1

  let initial: State
  var state: State
  var subscriptions: [(id: Int, observer: Observer)] = []
  var waiting: [Event] = []
  var isTelling = false
  private var id = 0
  private let spoilScreen: (ModelScreen) -> Void

  var object: AnyObject { self }

  init(_ initial: State, screens spoilScreen: @escaping (ModelScreen) -> Void = { _ in }) {
    (self.initial, state, self.spoilScreen) = (initial, initial, spoilScreen)
  }

  func dispatch(_ event: Event) { dispatching(self, event) }

  func workOff(_ event: Event) {
    waiting.append(event)
    inRound { workOff() }
  }

  func workOff() {
    while !waiting.isEmpty { step(waiting.removeFirst()) }
  }

  /// Does so unless a round is under way.
  func inRound(_ body: () -> Void) {
    guard !isTelling else { return }
    isTelling = true
    body()
    isTelling = false
  }

  func step(_ event: Event) { stepping(self, event) }

  func change(_ event: Event) {
    let old = state
    state = Model.reduce(old, event)
    tell(old, state)
  }

  func tell(_ old: State?, _ new: State) { telling(self, old, new) }

  func tellSubscribed(_ old: State?, _ new: State) {
    for (id, observer) in subscriptions where isSubscribed(id) { observer(old, new) }
  }

  func isSubscribed(_ id: Int) -> Bool {
    subscriptions.contains { $0.id == id }
  }

  func observer(_ hear: @escaping Observer) -> AnyObject { ModelObserver(hear) }

  func subscribe(_ observer: AnyObject) -> AnyHashable {
    guard let observer = observer as? ModelObserver else { return makeUnknownID() }
    return subscribe(observer.hear)
  }

  func subscribe(_ observer: @escaping Observer) -> AnyHashable {
    id = nextID(id)
    let given = id
    subscribing(self, given, observer)
    return GivenID(store: ObjectIdentifier(self), number: given)
  }

  func list(_ id: Int, _ observer: @escaping Observer) {
    subscriptions.append((id, observer))
    replay(to: observer)
  }

  func replay(to observer: Observer) { replaying(self, observer) }

  func unsubscribe(_ id: AnyHashable) {
    let given = id as? GivenID
    let isOwn = given?.store == ObjectIdentifier(self)
    unsubscribing(self, isOwn ? given?.number ?? Self.unknownID : Self.unknownID)
  }

  func unlist(_ id: Int) {
    subscriptions.removeAll { $0.id == id }
  }

  func makeUnknownID() -> AnyHashable { Self.unknownID }
  func makeScreen() -> any PlayedScreen { ModelScreen(self, spoilScreen) }
}

/// The closure of an observer.
private final class ModelObserver {
  let hear: ModelStore.Observer

  init(_ hear: @escaping ModelStore.Observer) { self.hear = hear }
}

/// Two stores give different ids.
private struct GivenID: Hashable {
  var store: ObjectIdentifier
  var number: Int
}

/// What a script finds that counts closures: those of its observers, as in an exercise.
extension ModelStore: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["subscriptions": subscriptions], displayStyle: .class)
  }
}

/// A right screen; one that makes a mistake does something in another way.
final class ModelScreen: PlayedScreen {
  var showing: (ModelScreen, State?, State) -> Void = { $0.lines = Model.lines(of: $2) }
  /// The names of the lines that are drawn again, of those that should be.
  var drawing: ([String], State?, State) -> [String] = { stale, _, _ in stale }
  /// What becomes of a text that is typed over another one; nil if nothing does.
  var typing: (ModelScreen, _ old: String, _ text: String) -> String? = { $2 }
  var dispatching: (ModelScreen, Event) -> Void = { $0.store.dispatch($1) }

  var lines: [String] = []
  var redraws: [String: Int] = [:]
  var store: ModelStore
  private var id: AnyHashable?

  var object: AnyObject { self }

  init(_ store: ModelStore, _ spoil: (ModelScreen) -> Void) {
    self.store = store
    spoil(self)
    id = self.store.subscribe { [weak self] old, new in self?.hear(old, new) }
  }

  deinit {
    if let id { store.unsubscribe(id) }
  }

  private func hear(_ old: State?, _ new: State) {
    showing(self, old, new)
    for name in drawing(Model.stale(old, new), old, new) { redraws[name, default: 0] += 1 }
  }

  func typeUsername(_ text: String) {
    if let text = typing(self, store.state.username, text) { dispatch(.onUpdateUsername(text)) }
  }

  func typePassword(_ text: String) {
    if let text = typing(self, store.state.password, text) { dispatch(.onUpdatePassword(text)) }
  }

  func tapLogin() { dispatch(.onTriggerLogin) }

  private func dispatch(_ event: Event) { dispatching(self, event) }
}
