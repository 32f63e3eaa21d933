import StoreScript
import SuiteSupport

extension Suite {
  static var screenChecks: [Check<Suite>] {
    [
      Check("screen.first-lines", step: 3, after: "store.replay", "store.two") { context in
        try context.expectFirstScreen(seeing: .lines(of: "screen"))
      },
      Check("screen.drawn-once", step: 3, after: "screen.first-lines") { context in
        try context.expectFirstScreen(seeing: .redraws(of: "screen"))
      },
      Check("screen.follows-store", step: 3, after: "screen.first-lines", "store.history") {
        try $0.expectScreen(
          seeing: .lines(of: "screen"), row: Model.forgottenEvents.dispatches
        ) { _ in Model.events.dispatches }
      }.withLiterals { context, literals in
        let events = Model.events(with: literals.texts).dispatches
        try context.expectWords(
          upTo: 0, examples: [[.open("screen")] + events], seeing: .lines(of: "screen")
        ) { $0.screens == 0 ? $0.opening(1) : events }
      },
      Check(
        "screen.typing", step: 3, after: "screen.follows-store", "store.everyone", "store.unchanged"
      ) {
        try $0.expectTyping()
      },
      Check("screen.only-stale", step: 3, after: "screen.drawn-once", "screen.typing") {
        // What a change of the password's letters does to the bullets has a check of its own.
        let events = Model.events.filter { $0 != .onUpdatePassword("654321") }
        let row = Model.forgottenEvents.filter { event in
          if case .onUpdatePassword = event { false } else { true }
        }
        try $0.expectScreen(
          seeing: .redraws(of: "screen"), row: row.dispatches, examples: [Suite.typed]
        ) { events.dispatches + $0.typing { [$0 + "8", $0.isEmpty ? "18" : ""] } + $0.tapping }
      },
      Check("screen.same-text", step: 3, after: "screen.only-stale") {
        try $0.expectScreen(
          seeing: .redraws(of: "screen"), row: Model.forgottenEvents.dispatches
        ) { Model.events.dispatches + $0.typing(Suite.texts) + $0.tapping }
      },
      Check("screen.together", step: 3, after: "screen.typing") {
        try $0.expectTwoScreens()
      },
      Check("screen.goes-away", step: 3, after: "screen.first-lines") {
        try $0.expectWords(upTo: 5, seeing: .yes(note: "kept")) { world in
          switch world.last {
          case .release(let screen): [.isGone(screen)]
          case .isGone: []
          default: world.opening(1) + world.changing + world.closing
          }
        }
      },
      Check(
        "screen.unsubscribes", step: 3, after: "screen.goes-away", "safety.forgets",
        "store.unchanged"
      ) {
        try $0.expectUnsubscribing()
      },
      Check(
        sameAnswers: "screen.remembers-nothing", step: 3, after: "store.two",
        "screen.first-lines"),
    ]
  }

  /// What is typed over a text: nothing, another one that looks as long, a longer one, the same.
  fileprivate static func texts(over old: String) -> [String] {
    let asLong = String(old.map { $0 == "y" ? "z" : "y" })
    return asLong == old ? ["", "a"] : ["", asLong, old + "a", old]
  }

  /// The program in the lesson's text.
  private static let typed: [Command] = [.open("screen"), .typePassword("18", in: "screen")]

}

extension TestContext<Suite> {
  /// What a new screen shows, at first and after some events.
  fileprivate func expectFirstScreen(seeing sight: Sight<Suite>) throws {
    try forAll(Model.states) { initial in
      try expectWords(upTo: 2, from: initial, seeing: sight) { world in
        let events = initial == State() ? world.changing(Model.events) : []
        return world.screens > 0 ? [] : world.opening(1) + events
      }
    }
  }

  /// What an open screen shows after each of some commands.
  ///
  /// - Parameters:
  ///   - row: is done once, in a few words.
  ///   - examples: begin in the state of the program in the lesson's text.
  fileprivate func expectScreen(
    seeing sight: Sight<Suite>, row: [Command], examples: [[Command]] = [],
    _ alphabet: @escaping (StoreMachine.World) -> [Command]
  ) throws {
    try forAll(Model.states + [State(username: "ada")]) { initial in
      let isPlain = initial == State()
      let rows = isPlain ? row.rows.map { [.open("screen")] + $0 } : []
      try expectWords(
        upTo: 2, byChance: isPlain ? 25 : 0, from: initial,
        examples: rows + (initial == State(username: "ada") ? examples : []), seeing: sight
      ) { $0.screens == 0 ? $0.opening(1) : alphabet($0) }
    }
  }

  /// The user types all kinds of texts, some twice, in all kinds of states: each time it is one event.
  fileprivate func expectTyping() throws {
    let before: [Command] = [.open("screen"), .subscribe("counter", id: .id(1))]
    let tap = Command.tapLogin(in: "screen")
    let row =
      [
        .typeUsername("ada", in: "screen"), .typePassword("1815", in: "screen"), tap,
        .dispatch(.onLoginError(.offline)), tap, .dispatch(.onLoginSuccess("7")), tap,
      ]
      + Model.typedTexts.flatMap { text -> [Command] in
        [.typeUsername(text, in: "screen"), .typePassword(text, in: "screen")].flatMap { [$0, $0] }
      }
    let sights: [Sight<Suite>] = [
      .state,
      Sight(recording: .told("counter", ofLast: true)) { actual, expected, code in
        let told = actual.suffix(1).flatMap(\.calls).map(\.told)
        let right = expected.suffix(1).flatMap(\.calls).map(\.told)
        let isOne = told.count == right.count
        if !isOne, told.count > 1 {
          try SuiteSupport.expect(
            told.count, equals: 1, given: code + ["told.count"], note: "one-event")
        }
        try SuiteSupport.expect(
          told, equals: right, given: code + ["told"], note: isOne ? nil : "one-event")
      },
    ]
    try forAll(Model.states) { initial in
      var machine = StoreMachine(initial: initial, visible: { _ in sights }) { world in
        if world.screens == 0 { return world.opening(1) }
        if world.observers == 0 { return world.coming(1, as: "counter") }
        return world.typing { Suite.texts(over: $0) + ["ada", "1815", " Ada"] } + world.tapping
      }
      let isPlain = initial == State()
      machine.examples =
        (isPlain ? row.rows.map { before + $0 } : []) + [machine.tour(after: before)]
      try expectWords(of: machine, upTo: isPlain ? 3 : 0, byChance: 2)
    }
    // Nobody but the screen holds the store.
    try expectWords(
      upTo: 0,
      examples: [[.open("screen"), .release(Script.store), .typeUsername("ada", in: "screen")]],
      seeing: .lines(of: "screen", note: "held")
    ) { _ in [] }
    // The store may print, and so may what draws: but as much as for the event alone.
    let lit = State(username: "ada", password: "1815")
    let actions: [(Command, Event)] = [
      (.typeUsername("bob", in: "screen"), .onUpdateUsername("bob")),
      (.typePassword("18", in: "screen"), .onUpdatePassword("18")), (tap, .onTriggerLogin),
    ]
    for (action, event) in actions {
      let scripts = [action, .dispatch(event)].map {
        Script(initial: lit, commands: [.open("screen"), $0])
      }
      let lines = try scripts.map { try output(of: $0).split(separator: "\n").count }
      try SuiteSupport.expect(lines[0] == lines[1], given: Suite.code(scripts[0]), note: "prints")
    }
  }

  /// Both screens, while the user is at one or the other.
  ///
  /// That a screen draws the right lines has a check of its own; here it has to draw them as it does
  /// alone.
  fileprivate func expectTwoScreens() throws {
    func sights(_ word: [Command]) -> [Sight<Suite>] {
      Suite.screens.map { .lines(of: $0) }
        + Suite.screens.map { screen in
          Sight { actual, expected, script in
            do {
              try Sight.redraws(of: screen).compare(actual, expected, script)
            } catch let mismatch as Mismatch {
              let alone = Script(commands: word.compactMap { $0.alone(on: screen) }, looks: true)
              let drawn = try self.trace(of: alone).last?.look?[screen]?.redraws
              if drawn != actual.last?.look?[screen]?.redraws { throw mismatch }
            }
          }
        }
    }
    // Each at a store of its own.
    try expectWords(
      upTo: 0,
      examples: [
        [.open("screen"), .other(.open("second")), .typeUsername("ada", in: "screen")],
        [.other(.open("second")), .open("screen"), .typeUsername("ada", in: "second")],
        [
          .open("screen"), .open("second"), .typeUsername("ada", in: "screen"),
          .typePassword("1815", in: "second"), .tapLogin(in: "screen"),
          .dispatch(.onLoginError(.offline)), .tapLogin(in: "second"),
        ],
      ], seeing: .state, .otherState, .lines(of: "screen"), .lines(of: "second")
    ) { _ in [] }
    try expectWords(upTo: 3, byChance: 20, seeing: sights) { world in
      let actions =
        world.typing { $0.isEmpty ? ["ada"] : [""] } + world.tapping
        + [.dispatch(.onLoginError(.offline))]
      return world.opening(2) + (world.screens == 0 ? [] : actions)
    }
  }

  /// After one or two screens that came and went, as the store stands with the next event: whoever tidies
  /// up only then has done so.
  fileprivate func expectUnsubscribing() throws {
    let forgets = Sight<Suite>(comparing: { actual, _, code in
      try SuiteSupport.expect(actual.holdsNoMoreClosures, given: code, note: "subscribed")
    })
    let others = Sight<Suite>.told(.observer(1), note: "others")
    // If the store forgets at once, nothing of a screen stays until the next event.
    let visits: [[Command]] = [
      [.subscribe(1), .unsubscribe(1)], [.open("screen"), .release("screen")],
    ]
    let scripts = visits.map { Script(commands: [.heldClosures] + $0 + [.heldClosures]) }
    let areForgotten = try scripts.map { try trace(of: $0).holdsNoMoreClosures }
    try SuiteSupport.expect(
      areForgotten != [true, false], given: Suite.code(scripts[1]), note: "subscribed")
    try expectWords(upTo: 5, byChance: 10, seeing: forgets, others) { world in
      guard let last = world.last else { return [.heldClosures, .subscribe(1)] }
      if case .subscribe = last { return [.heldClosures] }
      if last == .heldClosures, world.screens > 0 { return [] }
      let isOver =
        world.screens > 0 && world.open.isEmpty && last == Command.dispatch(.onTriggerLogin)
      return isOver
        ? [.heldClosures] + world.opening(2)
        : [.dispatch(.onTriggerLogin)] + world.opening(2) + world.closing
    }
  }
}

extension [Command] {
  /// The same in several words, each of which is short enough to be made shorter.
  fileprivate var rows: [[Command]] {
    stride(from: 0, to: count, by: 24).map { Array(self[$0..<Swift.min($0 + 24, count)]) }
  }
}

extension Command {
  /// What is left of it if no other screen is there: the event that happens.
  fileprivate func alone(on screen: String) -> Command? {
    switch self {
    case .open(let name), .release(let name): name == screen ? self : nil
    case .typeUsername(let text, let name) where name != screen: .dispatch(.onUpdateUsername(text))
    case .typePassword(let text, let name) where name != screen: .dispatch(.onUpdatePassword(text))
    case .tapLogin(let name) where name != screen: .dispatch(.onTriggerLogin)
    default: self
    }
  }
}
