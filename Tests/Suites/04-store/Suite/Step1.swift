import StoreScript
import SuiteSupport

extension Suite {
  static var storeChecks: [Check<Suite>] {
    [
      Check("store.dispatch", step: 1) {
        let drawn = Model.events(with: Model.drawnTexts).dispatches
        try $0.expectWords(upTo: 1, byChance: 30, examples: [drawn], seeing: .state) { _ in
          Model.events.dispatches
        }
      }.withLiterals { context, literals in
        let events = Model.events(with: literals.texts).dispatches
        try context.expectWords(upTo: 0, examples: [events], seeing: .state) { _ in events }
      },
      Check("store.initial", step: 1, after: "store.dispatch") { context in
        try forAll(Model.states) { initial in
          try context.expectWords(upTo: 1, byChance: 2, from: initial, seeing: .state) { _ in
            Model.events.dispatches
          }
        }
      },
      Check("store.replay", step: 1, after: "store.initial") { context in
        try forAll(Model.states) { initial in
          try context.expectWords(
            upTo: initial == State() ? 2 : 1, byChance: 3, longest: 6, from: initial,
            seeing: { word in
              zip(0..., word.observers.reversed()).map { place, observer in
                .told(observer, note: place == 0 ? nil : "everyone")
              }
            }
          ) { world in
            (world.observers == 0 ? world.changing(Model.events) : []) + world.coming(3)
          }
        }
      },
      Check("store.history", step: 1, after: "store.replay") { context in
        try forAll(Model.states) { initial in
          // An event that changes nothing is told as well; that has a check of its own.
          let isPlain = initial == State()
          try context.expectWords(
            upTo: 2, byChance: isPlain ? 30 : 2, from: initial,
            examples: isPlain ? [Suite.recorded, Suite.longHistory] : [], seeing: \.told
          ) { $0.observers == 0 ? [.subscribe(1)] : $0.changing(Model.events) }
        }
      }.withLiterals { context, literals in
        let counts = literals.counts(upTo: 500, andOneUpTo: 1_000)
        let many = counts.map { [.subscribe(1)] + Model.manyNames($0 + 1).dispatches }
        try context.expectWords(upTo: 0, examples: many, seeing: \.told) { _ in [] }
      },
      Check("store.unchanged", step: 1, after: "store.history") { context in
        let events: [Event] = [.onUpdateUsername("ada"), .onTriggerLogin]
        try context.expectWords(upTo: 4, seeing: \.told) {
          $0.observers == 0 ? [.subscribe(1)] : events.dispatches
        }
      },
      Check("store.everyone", step: 1, after: "store.history") {
        try $0.expectWords(upTo: 4, byChance: 10, seeing: \.told) { $0.changing + $0.coming(4) }
      },
      Check("store.state-first", step: 1, after: "store.history") {
        try $0.expectWords(
          upTo: 2, byChance: 8, readsState: true,
          seeing: Sight("seen", recording: .seen) { $0.calls.map(\.seen) }
        ) { $0.observers == 0 ? [.subscribe(1)] : $0.changing(Model.events) }
      },
      Check("store.unsubscribe", step: 1, after: "store.everyone") { context in
        for initial in [State(), State(username: "eve")] {
          let isPlain = initial == State()
          try context.expectWords(
            upTo: isPlain ? 4 : 0, from: initial, examples: isPlain ? [] : [Suite.watched],
            seeing: { word in
              let people = zip(1..., word.observers).map { number, name in
                (name, hasLeft: word.contains(.unsubscribe(number)))
              }
              return people.filter(\.hasLeft).map { .told($0.0) }
                + people.filter { !$0.hasLeft }.map { .told($0.0, note: "others") }
            }
          ) { $0.changing + $0.coming(3) + $0.leaving }
        }
      },
      Check(sameAnswers: "store.two", step: 1, after: "store.history") {
        try $0.expectStoresApart()
      },
      Check("store.goes-away", step: 1, after: "store.unsubscribe", "store.two") {
        try $0.expectStoreToGo()
        try $0.expectAnswers(upTo: 4, seeing: .yes(note: "kept")) { world in
          switch world.last {
          case .release: [.isGone(Script.store)]
          case .isGone(Script.store): world.listening.map { .isGone(.observer($0)) }
          case .isGone: []
          default: world.changing + world.coming(1) + world.leaving + [.release(Script.store)]
          }
        }
      },
      Check("store.only-dispatch", step: 1) { context in
        let script = Script(commands: [.stateIsWritable])
        try SuiteSupport.expect(
          try context.trace(of: script).truths == [false], given: code(script),
          note: "writable")
      },
      Check(
        reading: "store.pure-by-reading", of: "State.reduce(_:event:)", "State.canTriggerLogin",
        "State.screen", "State.status", step: 1,
        after: "store.two"),
      Check(
        reading: "store.one-door", guarding: "Store.state", by: "State.reduce(_:event:)",
        in: "Store.dispatch(event:)", "Store.subscribe(observer:)", "Store.unsubscribe(_:)",
        step: 1, after: "store.only-dispatch"),
      Check(
        reading: "store.asks-no-clock", of: "Store", step: 1, telling: [.time],
        after: "store.one-door"),
    ]
  }

  /// The programs in the lesson's text.
  private static var recorded: [Command] {
    [.subscribe(1)]
      + [.onUpdateUsername("beeth0ven"), .onUpdatePassword("123456")].dispatches
  }

  private static var watched: [Command] {
    [.subscribe(1)] + [.onUpdateUsername("a"), .onUpdateUsername("ada")].dispatches
      + [.unsubscribe(1), .dispatch(.onUpdateUsername("bob"))]
  }

  private static var longHistory: [Command] { [.subscribe(1)] + Model.manyNames(300).dispatches }
}

extension TestContext<Suite> {
  /// Whatever was done with a store, each pair of that and each kind of text, it goes away, and its
  /// observers with it.
  fileprivate func expectStoreToGo() throws {
    let machine = StoreMachine(
      visible: { _ in [] },
      alphabet: { Array(Model.events.prefix(6)).dispatches + $0.coming(2) + $0.leaving })
    let texts = Model.typedTexts.map { [.subscribe(1)] + Model.events(with: [$0]).dispatches }
    let words = ([[]] + [[.subscribe(1)]]).flatMap { machine.words(after: $0, upTo: 2) } + texts
    try expectAnswers(
      upTo: 0,
      examples: words.map {
        $0 + [.release(Script.store), .isGone(Script.store)]
          + $0.observers.map { .isGone($0) }
      }, seeing: .yes(note: "kept")
    ) { world in
      switch world.last {
      case .release: [.isGone(Script.store)]
      case .isGone: world.listening.map { .isGone(.observer($0)) }
      default: machine.commands(in: world) + [.release(Script.store)]
      }
    }
  }

  /// Two stores by turns; and while one tells its observers, another one has a round of its own.
  fileprivate func expectStoresApart() throws {
    let inner: [Command] = [
      .dispatch(.onUpdateUsername("ada")), .dispatch(.onTriggerLogin), .subscribe("third"),
    ]
    let round: [Command] = [
      .subscribe("first", doing: [Reaction(when: .loading, inner.map { .other($0) })]),
      .other(.subscribe("second")), .dispatch(.onTriggerLogin),
    ]
    // What waits for the end of a round in one store doesn't come to the other one.
    let waiting: [Command] = [
      .subscribe(
        "first",
        doing: [
          Reaction(
            when: .loading,
            [
              .dispatch(.onUpdateUsername("eve")), .other(.dispatch(.onUpdateUsername("ada"))),
            ])
        ]),
      .other(.subscribe("second")), .dispatch(.onTriggerLogin),
    ]
    let each = StoreMachine(visible: \.told) { $0.changing + $0.coming(2) + $0.leaving }
    func commands(_ word: [Turns<StoreMachine>.Command]) -> [Command] {
      word.map { turn in
        turn.object == 0
          ? turn.command : .other(turn.command.named { $0.replacing(/\d/) { "1\($0.0)" } })
      }
    }
    let turns = Turns(
      of: each, script: { Script(commands: commands($0), looks: true) },
      beginning: { trace, word in Array(trace.prefix(word.count + 1)) },
      sights: { word in
        [.state, .otherState] + commands(word).told
      })
    try expectWords(of: turns, upTo: 3, byChance: 20)
    try expectWords(
      upTo: 0, examples: [round, waiting],
      seeing: .told("second"), .told("third"), .otherState
    ) { _ in round + waiting }
  }
}
