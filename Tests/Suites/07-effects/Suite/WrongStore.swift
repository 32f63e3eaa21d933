import EffectsScript

/// What a store does, in parts that a mistake can replace.
struct StoreRules {
  var send: (ModelStore, Deed) -> Void = { $0.sendRightly($1) }
  var perform: (ModelStore, Effect<Deed>) -> Void = { $0.performRightly($1) }
  var begin: (ModelStore, _ id: String) -> Int = { $0.beginRightly($1) }
  var cancel: (ModelStore, _ id: String) -> Void = { $0.underWay[$1] = nil }
  var end: (ModelStore, _ id: String, _ number: Int, () -> Deed) -> Void = {
    $0.endRightly($1, $2, $3)
  }
}

/// A store by such rules.
final class ModelStore: PlainStore<[String], Deed> {
  private let rules: StoreRules
  /// What a wrong store remembers of an id beside what is under way.
  var notes: [String: Set<Int>] = [:]

  init(
    _ value: [String], reducer: @escaping Reducer<[String], Deed>, environment: Environment,
    rules: StoreRules
  ) {
    self.rules = rules
    super.init(value, reducer: reducer, environment: environment)
  }

  override func send(_ deed: Deed) { rules.send(self, deed) }
  override func perform(_ effect: Effect<Deed>) { rules.perform(self, effect) }
  override func begin(_ id: String) -> Int { rules.begin(self, id) }
  override func cancel(_ id: String) { rules.cancel(self, id) }
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    rules.end(self, id, number, makeAction)
  }

  func sendRightly(_ deed: Deed) { super.send(deed) }
  func performRightly(_ effect: Effect<Deed>) { super.perform(effect) }
  func beginRightly(_ id: String) -> Int { super.begin(id) }
  func endRightly(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    super.end(id, number, makeAction)
  }
}

extension Effect<Deed> {
  /// The same with other words for the server.
  func asking(_ words: (_ username: String, _ password: String) -> (String, String)) -> Effect {
    guard case .logIn(let id, let username, let password, let then) = self else { return self }
    let (one, other) = words(username, password)
    return .logIn(id: id, username: one, password: other, then: then)
  }

  /// The same with other seconds for the clock.
  func waiting(_ time: (Int) -> Int) -> Effect {
    guard case .wait(let id, let seconds, let then) = self else { return self }
    return .wait(id: id, seconds: time(seconds), then: then)
  }
}
