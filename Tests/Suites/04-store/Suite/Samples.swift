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

  /// What the screen's lines are made of, so that most exercises name it.
  static let drawnTexts =
    ["", "Password: ", "•"] + lineNames + states.flatMap { lines(of: $0).suffix(2) }

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

  /// Each of these texts in each kind of event that has one.
  static func events(with texts: [String]) -> [Event] {
    texts.flatMap { text -> [Event] in
      [.onUpdateUsername(text), .onUpdatePassword(text), .onLoginSuccess(text)]
    }
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

// MARK: - Samples of the diagnoses

extension Suite {
  static var stateScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      Script(
        initial: initial,
        commands: (0..<number % 3).map { $0 + 1 }.subscribing
          + Model.events(6, number: number).dispatches, looks: true)
    }
  }

  /// The store's last user lets it go: unused, used, with an observer, used with it, without it again.
  static var releases: [Script] {
    let use: [Command] = [.subscribe(1), .dispatch(.onUpdateUsername("zoe"))]
    let uses = [[], [.dispatch(.onTriggerLogin)], [.subscribe(1)], use, use + [.unsubscribe(1)]]
    return uses.map {
      Script(commands: $0 + [.release(Script.store), .isGone(Script.store)])
    }
  }

  static var replayScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      Script(
        initial: initial,
        commands: [.subscribe(1)] + Model.events(3, number: number).dispatches
          + (2...4).subscribing, readsState: true, looks: true)
    }
  }

  static var historyScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      // Twice the same events, so that some of them change nothing.
      let commands = Model.events(4, number: number).dispatches.flatMap { [$0, $0] }
      let observers = 1 + number % 3
      return Script(
        initial: initial,
        commands: (1...observers).subscribing + commands + [.subscribe(observers + 1)]
          + Model.events(3, number: number + 20).dispatches, readsState: true)
    }
  }

  static var shortTwoScripts: [Script] {
    let events = [Event.onUpdateUsername("zoe"), .onTriggerLogin].dispatches
    return [[0, 1], [1, 0]].map { order in
      Script(
        commands: [.subscribe(1), .other(.subscribe(2))]
          + zip(order, events).map { $0 == 0 ? $1 : .other($1) }, readsState: true)
    }
  }

  static var twoScripts: [Script] {
    (1...4).map { number in
      let events = Model.events(8, number: number).dispatches
      return Script(
        commands: [.subscribe(1), .other(.subscribe(2)), .subscribe(3)]
          + zip(0..., events).map { $0 % 2 == number % 2 ? $1 : .other($1) }, readsState: true)
    }
  }

  /// Some observers have unsubscribed: has the store let go of what the first one captured?
  static var forgettingScripts: [Script] {
    [1, 3].map { count in
      Script(
        commands: (1...count).subscribing + (1...count).unsubscribing + [
          .dispatch(.onTriggerLogin), .isGone(.observer(1)),
        ])
    }
      + [
        Script(
          commands: (1...2).subscribing + [
            .dispatch(.onTriggerLogin), .unsubscribe(1), .dispatch(.onLoginSuccess("9")),
            .isGone(.observer(1)),
          ])
      ]
      + [1, 2].map { leaving in
        let leave = Reaction(when: .call(1), [.unsubscribe(leaving)])
        return Script(
          commands: (1...2).subscribing + [.subscribe(3, doing: [leave])]
            + Model.events(3, number: 1).dispatches + [.isGone(.observer(leaving))])
      }
  }

  static var leavingScripts: [Script] {
    [[1], [2], [4], [3, 1], [2, 4], [4, 3, 2], [1, 2, 3, 4]].flatMap { leaving in
      [[], [Command.unsubscribeUnknown]].map { unknown in
        let leave: [Command] = leaving.flatMap { observer in
          [.unsubscribe(observer), .dispatch(.onUpdateUsername("\(observer)"))] + unknown
            + [.dispatch(.onTriggerLogin), .unsubscribe(observer), .dispatch(.onLoginSuccess("9"))]
        }
        let start = unknown + (1...4).subscribing + Model.events(2, number: 3).dispatches + unknown
        let end = [.subscribe(5)] + Model.events(2, number: 4).dispatches + [.idsDiffer]
        return Script(commands: start + leave + end)
      }
    }
  }

  static var orderScripts: [Script] {
    [[], [1], [2], [3, 5], [1, 9, 2], [7, 4, 11]].map { leaving in
      Script(
        commands: (1...12).subscribing + Model.events(2, number: 1).dispatches
          + leaving.unsubscribing + Model.events(2, number: 2).dispatches
          + (13...14).subscribing + Model.events(2, number: 3).dispatches)
    }
  }

  /// One of four observers unsubscribes some, itself perhaps, or subscribes new ones, or both.
  static var insideScripts: [Script] {
    let leaving: [(Int, [Int])] = [
      (1, [1]), (2, [2]), (4, [4]), (2, [1]), (3, [1, 2]), (4, [2]), (1, [2]), (1, [3, 4]),
      (2, [4]), (2, [1, 3]), (3, [3, 4]),
    ]
    let coming: [(Int, [Int])] = [(1, [5]), (3, [5]), (4, [5, 6])]
    let both = (1, 2, [3].unsubscribing + [5, 6].subscribing)
    return
      (leaving.map { ($0, 2, $1.unsubscribing) } + coming.map { ($0, 2, $1.subscribing) } + [both])
      .enumerated().map { number, reaction in
        script(4, [reaction], Model.events(5, number: number + 1))
      }
  }

  /// So many observers, some of which do something by themselves in a call, and then these events.
  static func script(
    _ observers: Int, _ reactions: [(observer: Int, call: Int, [Command])], _ events: [Event]
  ) -> Script {
    Script(
      commands: (1...observers).map { number in
        .subscribe(
          number,
          doing: reactions.filter { $0.observer == number }.map {
            Reaction(when: .call($0.call), $0.2)
          })
      } + events.dispatches, looks: true)
  }
}
