import StoreScript

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
