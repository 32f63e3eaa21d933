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
      }.withLiterals { context, literals in
        try context.expectTyping(literals.texts.flatMap(Suite.using), from: State())
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
      Check("screen.when-told", step: 3, after: "screen.only-stale", "order.subscription-order") {
        try $0.expectWords(
          upTo: 4, byChance: 5, readsState: true, examples: [Suite.watchedScreen.commands],
          seeing: Sight("seen", recording: .lines("screen")) {
            $0.calls.map { $0.lines.first ?? [] }
          }
        ) { world in
          world.screens == 0
            ? world.coming(1) + (world.observers == 0 ? [] : world.opening(1))
            : world.typing { [$0 == "" ? "ada" : ""] } + world.tapping + world.coming(2)
        }
      },
      Check("screen.goes-away", step: 3, after: "screen.typing") {
        // One of them beside an observer that answers.
        let served = [Suite.answeringServer, .open("screen")] + Suite.tappedLogin
        try $0.expectVisits(Suite.visits + [served], seeing: .yes(note: "kept"))
        try $0.expectAnswers(upTo: 5, seeing: .yes(note: "kept")) { world in
          switch world.last {
          case .release(let screen): [.isGone(screen)]
          case .isGone: []
          default: world.opening(1) + world.changing + world.closing
          }
        }
      }.withLiterals { context, literals in
        try context.expectVisits(
          literals.texts.map { [.open("screen")] + Suite.using($0) }, seeing: .yes(note: "kept"))
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
  static func texts(over old: String) -> [String] {
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
    try forAll(Model.states) { initial in
      let isPlain = initial == State()
      let machine = Suite.typingMachine(from: initial)
      let tour = Array(machine.tour(after: Suite.counted).dropFirst(Suite.counted.count))
      try expectTyping((isPlain ? Suite.typingRow : []) + tour, from: initial)
      try expectWords(of: machine, upTo: isPlain ? 3 : 0, byChance: 2)
    }
    // Nobody but the screen holds the store.
    try expectWords(
      upTo: 0,
      examples: [[.open("screen"), .release(Script.store), .typeUsername("ada", in: "screen")]],
      seeing: .lines(of: "screen", note: "held")
    ) { _ in [] }
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
      try SuiteSupport.expect(actual.holdsNoMoreClosures, given: code(), note: "subscribed")
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
    try expectVisits(Suite.visits, seeing: forgets)
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

extension Command {
  /// What is left of it if no other screen is there: the event that happens.
  fileprivate func alone(on screen: String) -> Command? {
    switch self {
    case .open(let name), .release(let name): name == screen ? self : nil
    case .typeUsername(_, let name), .typePassword(_, let name), .tapLogin(let name):
      name == screen ? self : withoutScreen
    default: self
    }
  }
}
