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
  private let manner: Manner
  private var store: StoreParts<[String], Deed>?
  private weak var object: AnyObject?
  /// What the environment was handed, in order.
  private var answers: [(LoginResult) -> Void] = []
  private var bells: [() -> Void] = []

  init(_ side: any EffectsSide, _ value: [String], _ manner: Manner, _ journal: StoreJournal) {
    (self.manner, self.journal) = (manner, journal)
    let environment = Environment(
      logIn: { [unowned self] username, password, done in
        journal.events.append(.asked(username: username, password: password))
        take(done)
      },
      wait: { [unowned self] seconds, done in
        journal.events.append(.waits(seconds))
        take(done)
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

  private func take(_ done: @escaping (LoginResult) -> Void) {
    answers.append(done)
    guard manner == .atOnce else { return }
    look()
    done(.success("u\(answers.count)"))
  }

  private func take(_ done: @escaping () -> Void) {
    bells.append(done)
    guard manner == .atOnce else { return }
    look()
    done()
  }

  private func look() {
    if let store { journal.events.append(.found(store.value())) }
  }

  func perform(_ command: StoreCommand) {
    switch command {
    case .send(let deed): store?.send(deed)
    // A wrong store may have asked for less than a script answers.
    case .answer(let number, let result):
      if answers.indices.contains(number) { answers[number](result) }
    case .ring(let number): if bells.indices.contains(number) { bells[number]() }
    case .release: store = nil
    case .value: journal.events.append(.value(store?.value() ?? []))
    case .isGone: journal.events.append(.isGone(object == nil))
    case .other: break
    }
  }
}
