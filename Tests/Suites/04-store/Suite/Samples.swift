import StoreScript
import SuiteSupport

// What exercises are tried with.

extension Model {
  static let events: [Event] = [
    .onTriggerLogin, .onUpdateUsername("beeth0ven"), .onUpdatePassword("123456"),
    .onLoginSuccess("userID007"), .onLoginError(.usernamePasswordMismatch),
    .onLoginError(.offline), .onUpdateUsername(""), .onUpdatePassword("654321"),
  ]

  static let states: [State] = [
    State(),
    State(username: "beeth0ven"),
    State(username: "ada", password: "1815"),
    State(username: "ada", password: "1815", loading: true),
    State(username: "ada", password: "1815", data: "7"),
    State(password: "x", error: .offline),
    State(username: "ada", password: "18", error: .usernamePasswordMismatch),
    State(username: "ada", password: "1815", data: "7", error: .offline),
  ]

  /// So many events, each of which changes the username.
  static func manyNames(_ count: Int) -> [Event] {
    (1...count).map { .onUpdateUsername("\($0)") }
  }

  /// What people type; each text stands once, in whatever spelling.
  static let typedTexts = EdgeValues.texts.filter { $0 != EdgeValues.spellings[1] }

  /// Events with all kinds of texts, each twice.
  static let forgottenEvents: [Event] = typedTexts.flatMap { text in
    [
      .onUpdateUsername(text), .onUpdatePassword(text), .onUpdateUsername(text),
      .onUpdatePassword(text),
    ]
      + [.onTriggerLogin, .onLoginSuccess(text), .onLoginError(.offline)]
  }

  /// The events without those that would change nothing.
  static func changing(_ events: [Event], from initial: State = State()) -> [Event] {
    var state = initial
    return events.filter { event in
      let old = state
      state = reduce(old, event)
      return state != old
    }
  }

  /// Events for diagnoses, always the same for the same number.
  static func events(_ count: Int, number: Int) -> [Event] {
    let pool =
      events + [.onUpdateUsername("zoe"), .onUpdatePassword("p4ss"), .onLoginSuccess("u-42")]
    var generator = SeededGenerator(seed: UInt64(number))
    return (0..<count).map { _ in pool.randomElement(using: &generator) ?? .onTriggerLogin }
  }
}

extension [Event] {
  /// The commands that dispatch them.
  var dispatches: [Command] { map { .dispatch($0) } }
}

/// Numbers of observers.
extension Sequence<Int> {
  /// The commands with which they subscribe.
  var subscribing: [Command] { map { .subscribe($0) } }

  /// The commands with which they unsubscribe.
  var unsubscribing: [Command] { map { .unsubscribe($0) } }
}

extension Command {
  /// An observer with a number subscribes, and its id is kept.
  static func subscribe(_ number: Int, doing reactions: [Reaction] = []) -> Command {
    .subscribe(.observer(number), id: .id(number), doing: reactions)
  }

  static func unsubscribe(_ number: Int) -> Command { .unsubscribe(.id(number)) }

  /// The same with other names for observers, ids and screens.
  func named(_ name: (String) -> String) -> Command {
    switch self {
    case .subscribe(let observer, let id, let reactions):
      .subscribe(
        name(observer), id: id.map(name),
        doing: reactions.map { Reaction(when: $0.occasion, $0.commands.map { $0.named(name) }) })
    case .unsubscribe(let id): .unsubscribe(name(id))
    case .other(let command): .other(command.named(name))
    case .open(let screen): .open(name(screen))
    case .typeUsername(let text, let screen): .typeUsername(text, in: name(screen))
    case .typePassword(let text, let screen): .typePassword(text, in: name(screen))
    case .tapLogin(let screen): .tapLogin(in: name(screen))
    case .release(let object): .release(name(object))
    case .isGone(let object): .isGone(name(object))
    case .dispatch, .unsubscribeUnknown, .idsDiffer, .heldClosures, .stateIsWritable: self
    }
  }
}

extension String {
  static func observer(_ number: Int) -> String { "observer\(number)" }
  static func id(_ number: Int) -> String { "id\(number)" }
}
