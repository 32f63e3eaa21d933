import StoreScript
import SuiteSupport
import Traces

// What a user does with a screen, and what has to hold whatever that was.

extension Suite {
  /// A login in this state can be tapped at once.
  static let lit = State(username: "ada", password: "1815")

  /// Whatever can be done with a screen or happen to it, each pair of that, and each kind of text.
  static let visits: [[Command]] = {
    let machine = StoreMachine(initial: lit, visible: { _ in [] }, alphabet: \.visiting)
    let opening = [Command.open("screen")]
    return machine.words(after: opening, upTo: 2)
      + Model.typedTexts.map { opening + using($0) }
  }()

  /// A text comes in every way in which one can, and the login is tapped where it is lit.
  static func using(_ text: String) -> [Command] {
    let tap = Command.tapLogin(in: "screen")
    let typing = Self.typing(text)
    return text.isEmpty
      ? typing
      : typing + [tap, .dispatch(.onLoginSuccess(text)), tap, .dispatch(.onLoginError(.offline))]
  }

  /// A user logs in.
  static let tappedLogin: [Command] = [
    .typeUsername("ada", in: "screen"), .typePassword("1815", in: "screen"),
    .tapLogin(in: "screen"),
  ]

  private static func typing(_ text: String) -> [Command] {
    [.typeUsername(text, in: "screen"), .typePassword(text, in: "screen")]
  }

  /// All kinds of texts, each twice, and taps in states to which nothing else leads.
  static let typingRow: [Command] =
    using("ada") + attempts + Model.typedTexts.flatMap { typing($0).flatMap { [$0, $0] } }

  /// The login fails several times, works, and is tapped once more.
  private static let attempts: [Command] = {
    let tap = Command.tapLogin(in: "screen")
    let failure = Command.dispatch(.onLoginError(.offline))
    return [tap, failure, tap, failure, tap, .dispatch(.onLoginSuccess("ada-1")), tap]
  }()

  /// A screen is open, and somebody counts the events.
  static let counted: [Command] = [.open("screen"), .subscribe("counter", id: .id(1))]

  static func typingMachine(from initial: State) -> StoreMachine {
    let sights: [Sight<Suite>] = [
      .state,
      Sight(recording: .told("counter", ofLast: true)) { actual, expected, code in
        let told = actual.suffix(1).flatMap(\.calls).map(\.told)
        let right = expected.suffix(1).flatMap(\.calls).map(\.told)
        let isOne = told.count == right.count
        if !isOne, told.count > 1 {
          try SuiteSupport.expect(
            told.count, equals: 1, given: code() + ["told.count"], note: "one-event")
        }
        try SuiteSupport.expect(
          told, equals: right, given: code() + ["told"], note: isOne ? nil : "one-event")
      },
    ]
    return StoreMachine(
      initial: initial, visible: { _ in sights },
      alphabet: { world in
        if world.screens == 0 { return world.opening(1) }
        if world.observers == 0 { return world.coming(1, as: "counter") }
        return world.typing { Suite.texts(over: $0) + ["ada", "1815", " Ada"] } + world.tapping
      })
  }
}

extension StoreMachine.World {
  /// What can be done with an open screen, or happen to it.
  var visiting: [Command] {
    Array(Model.events.prefix(6)).dispatches + opening(2)
      + typing { $0 == "zoe" ? [""] : ["zoe"] } + tapping
  }
}

extension StoreMachine {
  /// The beginning, and what up to so many commands make of it.
  func words(after beginning: [Command], upTo length: Int) -> [[Command]] {
    var world = start
    for command in beginning { perform(command, in: &world) }
    let next = length > 0 ? commands(in: world) : []
    return [beginning] + next.flatMap { words(after: beginning + [$0], upTo: length - 1) }
  }
}

extension TestContext<Suite> {
  /// The user does so: each time it is one event, and nothing else.
  func expectTyping(_ commands: [Command], from initial: State) throws {
    var machine = Suite.typingMachine(from: initial)
    let rows = commands.rows.map { $0.sparingDarkButtons(from: initial) }
    machine.examples = rows.map { Suite.counted + $0 }
    try expectWords(of: machine, upTo: 0)
    for row in rows { try expectNoMorePrinted(by: row, from: initial) }
  }

  /// The store may print, and so may what draws: but as much as for the events alone.
  private func expectNoMorePrinted(by commands: [Command], from initial: State) throws {
    func script(_ commands: [Command], from initial: State) -> Script {
      Script(initial: initial, commands: [.open("screen")] + commands)
    }
    /// Whether these print as much as their events; nil if that is more than is kept.
    func isAsMuch(_ commands: [Command], from initial: State) throws -> Bool? {
      let outputs = try [commands, commands.map(\.withoutScreen)].map {
        try output(of: script($0, from: initial))
      }
      guard outputs.allSatisfy({ $0.utf8.count < SizeLimit.outputBeginning }) else { return nil }
      let lines = outputs.map { $0.split(separator: "\n").count }
      return lines[0] == lines[1]
    }
    func expectSame(_ commands: [Command], from initial: State) throws {
      let isRight = try isAsMuch(commands, from: initial) ?? true
      try SuiteSupport.expect(
        isRight, given: Suite.code(script(commands, from: initial)), note: "prints")
    }
    if try isAsMuch(commands, from: initial) == true { return }
    // Each alone, where the one before has led; and those after which something else is printed.
    var state = initial
    for command in commands {
      try expectSame([command], from: state)
      if case .dispatch(let event) = command.withoutScreen { state = Model.reduce(state, event) }
    }
    for count in commands.indices { try expectSame(Array(commands[...count]), from: initial) }
  }

  /// Whatever has been done with a screen, something holds once it is released. What holds at once and what
  /// holds after the next event is asked by one script.
  func expectVisits(_ visits: [[Command]], seeing sight: Sight<Suite>) throws {
    try expectAnswers(
      upTo: 0, from: Suite.lit,
      examples: visits.map { visit in
        [.heldClosures] + visit + visit.closing.flatMap { [$0] + $0.asking }
          + [.dispatch(.onTriggerLogin), .heldClosures]
      }, seeing: sight
    ) { world in
      (world.screens == 0 ? world.opening(1) : world.visiting) + world.closing
        + (world.last?.asking ?? []) + [.heldClosures]
    }
  }
}

extension [Command] {
  /// The commands with which the screens go that these open.
  var closing: [Command] {
    compactMap { if case .open(let screen) = $0 { .release(screen) } else { nil } }
  }

  /// The same without taps on a button that isn't lit: what comes of those is left open.
  fileprivate func sparingDarkButtons(from initial: State) -> [Command] {
    var state = initial
    return filter { command in
      if case .tapLogin = command, !Model.isLit(state) { return false }
      if case .dispatch(let event) = command.withoutScreen { state = Model.reduce(state, event) }
      return true
    }
  }

  /// The same in several words, each of which is short enough to be made shorter.
  var rows: [[Command]] {
    stride(from: 0, to: count, by: 24).map { Array(self[$0..<Swift.min($0 + 24, count)]) }
  }
}

extension Command {
  /// Whether what it releases is gone.
  fileprivate var asking: [Command] {
    if case .release(let name) = self { [.isGone(name)] } else { [] }
  }

  /// The event that comes of it.
  var withoutScreen: Command {
    switch self {
    case .typeUsername(let text, _): .dispatch(.onUpdateUsername(text))
    case .typePassword(let text, _): .dispatch(.onUpdatePassword(text))
    case .tapLogin: .dispatch(.onTriggerLogin)
    default: self
    }
  }
}
