import StoreScript

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
