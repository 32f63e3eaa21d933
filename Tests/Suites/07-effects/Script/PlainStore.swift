/// A store by the rules of the lesson. Those that make a mistake do one thing of it differently.
open class PlainStore<Value, Action> {
  /// What the app knows.
  public var value: Value
  /// What it was made with.
  public let reducer: Reducer<Value, Action>
  /// What it was made with.
  public let environment: Environment
  /// By their ids, the numbers of the effects that are under way.
  public var underWay: [String: Int] = [:]
  /// How many effects were begun.
  public var count = 0

  /// A store with its parts.
  public required init(
    _ value: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    (self.value, self.reducer, self.environment) = (value, reducer, environment)
  }

  /// Something happened.
  open func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

  /// Has an effect done.
  open func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number) { then(result) }
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) { [weak self] in self?.end(id, number) { then } }
    case .cancel(let id): cancel(id)
    }
  }

  /// Remembers that an effect is under way, and gives its number.
  open func begin(_ id: String) -> Int {
    count += 1
    underWay[id] = count
    return count
  }

  /// Forgets the effect with this id.
  open func cancel(_ id: String) { underWay[id] = nil }

  /// Something came back.
  ///
  /// - Parameter makeAction: what comes of it, if somebody still waits for it.
  open func end(_ id: String, _ number: Int, _ makeAction: () -> Action) {
    guard underWay[id] == number else { return }
    underWay[id] = nil
    send(makeAction())
  }
}
