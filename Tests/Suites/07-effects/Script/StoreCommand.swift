import Traces

/// One thing that is done with a store, or asked of it.
public indirect enum StoreCommand: Equatable, Packed, Sendable {
  case send(Deed)
  /// The server answers the request with this number, counted from 0; also once more.
  case answer(Int, LoginResult)
  /// The clock calls back whoever waited as the one with this number, counted from 0; also once more.
  case ring(Int)
  /// The same in a second store, which has a world outside of its own.
  case other(StoreCommand)
  /// Lets go of the last reference to the store.
  case release

  // MARK: Questions

  case value
  /// Whether the store is gone.
  case isGone
}

/// What was to be seen of a store.
public enum StoreEvent: Equatable, Packed, Sendable {
  /// The reducer ran with the action of this name.
  case ran(String)
  /// The environment was asked to log somebody in.
  case asked(username: String, password: String)
  /// The environment was asked to wait.
  case waits(Int)
  /// The value that the environment found in the store while it was asked.
  case found([String])
  /// The store's value, as the answer to a question.
  case value([String])
  /// Whether the store is gone, as the answer to a question.
  case isGone(Bool)
}

extension StoreCommand {
  /// Whether it is answered by an event of its own.
  public var isQuestion: Bool {
    switch self {
    case .value, .isGone: true
    case .other(let command): command.isQuestion
    default: false
    }
  }

  /// Whether it only looks at a value.
  public var isLook: Bool {
    switch self {
    case .value: true
    case .other(let command): command.isLook
    default: false
    }
  }
}

extension StoreEvent {
  /// Whether it is the answer to a question.
  public var isAnswer: Bool {
    switch self {
    case .value, .isGone: true
    default: false
    }
  }
}

extension EffectsSide {
  /// Does what the commands say with a store that begins with this value, and tells what was to be seen.
  func stores(
    _ commands: [StoreCommand], from value: [String], _ manner: Manner
  ) -> [StoreEvent] {
    let journal = StoreJournal()
    let first = StoreDesk(self, value, manner, journal)
    let second = StoreDesk(self, value, manner, journal)
    for command in commands {
      var (inner, desk) = (command, first)
      while case .other(let command) = inner { (inner, desk) = (command, second) }
      desk.perform(inner)
    }
    return journal.events
  }
}

/// Writes down what is seen of stores.
private final class StoreJournal {
  var events: [StoreEvent] = []
}

/// A store and the world outside of it.
private final class StoreDesk {
  private let journal: StoreJournal
  private let outside: Outside
  private let looks: Bool
  private var store: StoreParts<[String], Deed>?
  private weak var object: AnyObject?

  init(_ side: any EffectsSide, _ value: [String], _ manner: Manner, _ journal: StoreJournal) {
    (outside, looks, self.journal) = (Outside(manner), manner != .later, journal)
    let environment = Environment(
      logIn: { [unowned self] username, password, done in
        note(.asked(username: username, password: password))
        outside.logIn(done)
      },
      wait: { [unowned self] seconds, done in
        note(.waits(seconds))
        outside.wait(done)
      })
    let store = side.store(
      value,
      reducer: { value, deed in
        journal.events.append(.ran(deed.name))
        if !deed.name.isEmpty { value.append(deed.name) }
        return deed.wishes.map(\.effect)
      }, environment: environment)
    (self.store, object) = (store, store.object)
  }

  /// What the environment was asked, and what it finds in the store, if it answers by itself.
  private func note(_ request: StoreEvent) {
    journal.events.append(request)
    if looks, let store { journal.events.append(.found(store.value())) }
  }

  func perform(_ command: StoreCommand) {
    switch command {
    case .send(let deed): store?.send(deed)
    case .answer(let number, let result): outside.answer(number, result)
    case .ring(let number): outside.ring(number)
    case .release: store = nil
    case .value: journal.events.append(.value(store?.value() ?? []))
    case .isGone: journal.events.append(.isGone(object == nil))
    case .other: break
    }
  }
}

/// A store by the rules of the lesson. Those that make a mistake do one thing of it differently.
open class PlainStore<Value, Action> {
  public var value: Value
  public let reducer: Reducer<Value, Action>
  public let environment: Environment
  /// By their ids, the numbers of the effects that are under way.
  public var underWay: [String: Int] = [:]
  /// How many effects were begun.
  public var count = 0

  public init(
    _ value: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    (self.value, self.reducer, self.environment) = (value, reducer, environment)
  }

  open func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

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
