import StoreScript
import SuiteSupport

extension Suite {
  static var storeChecks: [Check<Suite>] {
    [
      Check("store.dispatch", step: 1) { context in
        try context.forAllSequences(of: Model.events, count: 60) {
          try context.expectState(after: $0, from: State())
        }
      },
      Check("store.initial", step: 1, after: "store.dispatch") { context in
        try forAll(Model.states) { initial in
          try context.expectState(after: [], from: initial)
          try context.forAllSequences(of: Model.events, exhaustive: 1, count: 10) { events in
            try context.expectState(after: events, from: initial)
          }
        }
      },
      Check("store.replay", step: 1, after: "store.initial") { context in
        try forAll(Model.states) { initial in
          try context.forAllSequences(of: Model.events, exhaustive: 1, count: 5, longest: 4) {
            try context.expectReplay(after: $0, from: initial)
          }
        }
      },
      Check("store.history", step: 1, after: "store.replay") { try $0.expectHistory() },
      Check("store.unchanged", step: 1, after: "store.history") { context in
        let events: [Event] = [
          .onUpdateUsername("ada"), .onUpdateUsername("ada"), .onTriggerLogin, .onTriggerLogin,
        ]
        try forAll([Array(events.prefix(2)), events]) { try context.expectTold($0, from: State()) }
      },
      Check("store.everyone", step: 1, after: "store.history") {
        try $0.expectEveryoneIsTold()
      },
      Check("store.state-first", step: 1, after: "store.history") { context in
        try context.forAllSequences(of: Model.events, count: 20) { events in
          try context.expectStateChangesFirst(Model.changing(events))
        }
      },
      Check("store.unsubscribe", step: 1, after: "store.everyone") { context in
        try context.forAllSequences(of: Model.events, exhaustive: 1, count: 20, longest: 5) {
          try context.expectUnsubscribe($0)
        }
      },
      Check(sameAnswers: "store.two", step: 1, after: "store.history") { context in
        let stores = try context.comparison(
          of: Script(commands: [
            .subscribe("first"), .other(.subscribe("second")),
            .dispatch(.onUpdateUsername("ada")), .other(.dispatch(.onTriggerLogin)),
          ]))
        try stores.expectTold("first")
        try stores.expectTold("second")
        try context.expectRoundInRound()
      },
      Check("store.goes-away", step: 1, after: "store.history") { context in
        try context.expectTrue(
          Script(commands: [
            .subscribe("observer"), .dispatch(.onTriggerLogin), .release(Script.store),
            .isGone(Script.store),
          ]), note: "kept")
      },
      Check("store.only-dispatch", step: 1) { context in
        let script = Script(commands: [.stateIsWritable])
        try SuiteSupport.expect(
          try context.trace(of: script).truths == [false], given: script.code.suffix(1),
          note: "writable")
      },
      Check(
        reading: "store.pure-by-reading", of: "State.reduce(_:event:)", "State.canTriggerLogin",
        "State.screen", "State.status", step: 1,
        after: "store.two"),
    ]
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch unless the one question of a script is answered with yes.
  func expectTrue(_ script: Script, note: String) throws {
    try SuiteSupport.expect(
      try trace(of: script).truths == [true], given: script.code, note: note)
  }

  fileprivate func expectState(after events: [Event], from initial: State) throws {
    let script = Script(initial: initial, commands: events.dispatches + [.state])
    try expect(script, seeing: \.states.first)
  }

  fileprivate func expectReplay(after events: [Event], from initial: State) throws {
    let both = try comparison(
      of: Script(
        initial: initial, commands: events.dispatches + [.subscribe("first"), .subscribe("second")]
      ))
    try both.upTo(events.count + 1).expectTold("first")
    try both.expectTold("second")
    try both.expectTold("first", note: "everyone")
  }

  /// While one store tells its observers, another one has a round of its own: whoever subscribes there
  /// finds all that has happened.
  fileprivate func expectRoundInRound() throws {
    let inner: [Command] = [
      .dispatch(.onUpdateUsername("ada")), .dispatch(.onTriggerLogin), .subscribe("third"),
    ]
    let rounds = try comparison(
      of: Script(
        commands: [
          .subscribe("first"), .other(.subscribe("second")), .dispatch(.onTriggerLogin),
          .other(.state),
        ], reactions: [Reaction(of: "first", when: .loading, inner.map { .other($0) })]))
    for observer in ["first", "second", "third"] { try rounds.expectTold(observer) }
    try rounds.expect(seeing: \.states.last)
  }

  fileprivate func expectHistory() throws {
    try expectTold([.onUpdateUsername("beeth0ven"), .onUpdatePassword("123456")], from: State())
    // An event that changes nothing is told as well; that has a check of its own.
    try forAllSequences(of: Model.events, count: 60) { events in
      try expectTold(Model.changing(events), from: State())
    }
    try expectTold(Model.manyNames(300), from: State())
    try forAll(Model.states) { initial in
      try forAllSequences(of: Model.events, exhaustive: 1, count: 5) { events in
        try expectTold(Model.changing(events, from: initial), from: initial)
      }
    }
  }

  fileprivate func expectTold(_ events: [Event], from initial: State) throws {
    let script = Script(initial: initial, commands: [.subscribe("recorder")] + events.dispatches)
    try comparison(of: script).expectTold("recorder")
  }

  fileprivate func expectEveryoneIsTold() throws {
    let events: [Event] = [
      .onUpdateUsername("ada"), .onUpdatePassword("1815"), .onTriggerLogin, .onLoginSuccess("7"),
    ]
    let everyone = try comparison(
      of: Script(
        commands: zip(1..., events).flatMap { number, event in
          [.subscribe(.observer(number)), .dispatch(event)]
        }))
    for observer in everyone.script.observers { try everyone.expectTold(observer) }
  }

  fileprivate func expectStateChangesFirst(_ events: [Event]) throws {
    let script = Script(
      commands: [.subscribe("observer")] + events.dispatches, readsState: true)
    try expect(script, seeing: { $0.calls.map(\.seen) }, given: script.code + ["seen"])
  }

  /// Who has unsubscribed is told no more, and the others go on.
  fileprivate func expectUnsubscribe(_ events: [Event]) throws {
    let later = Model.changing(events, from: State(username: "ada"))
    let leaving = try comparison(
      of: Script(
        commands: [
          .subscribe("gone", id: "id"), .subscribe("still"), .dispatch(.onUpdateUsername("ada")),
          .unsubscribe("id"),
        ] + later.dispatches))
    try leaving.expectTold("gone")
    try leaving.expectTold("still", note: "others")
  }
}

// MARK: - Mistakes in the state and in how a store lives

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["store.dispatch", "store.initial"], stateScripts, seeing: \.states,
        stores: [
          "state-never-changes": NeverChanges.self, "starts-empty": StartsEmpty.self,
          "starts-over": StartsOverEmpty.self, "starts-over": StartsOverAtFirst.self,
          "first-event-only": FirstEventOnly.self, "changes-inside-the-loop": ChangesInLoop.self,
        ]),
      Diagnosis(
        checks: ["store.only-dispatch"], scripts: [Script(commands: [.stateIsWritable])],
        seeing: \.truths, mistakes: [Mistake("state-is-open") { _ in [true] }]),
      Diagnosis(
        checks: ["store.goes-away"], scripts: leavingScripts, seeing: \.truths,
        mistakes: [
          Mistake("every-store-is-kept") { _ in [false] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty || $0.unsubscribes] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty] },
        ]),
    ]
  }

  private static var stateScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      let observers = number % 3
      return Script(
        initial: initial,
        commands: (observers == 0 ? [] : (1...observers).subscribing)
          + Model.events(6, number: number).dispatches.flatMap { [$0, .state] })
    }
  }

  /// The store's last user lets it go: unused, used, with an observer, without it again.
  private static var leavingScripts: [Script] {
    let visits: [[Command]] = [
      [], [.dispatch(.onTriggerLogin)],
      [.subscribe(1), .dispatch(.onUpdateUsername("zoe"))],
      [.subscribe(1), .dispatch(.onUpdateUsername("zoe")), .unsubscribe(1)],
    ]
    return visits.map { Script(commands: $0 + [.release(Script.store), .isGone(Script.store)]) }
  }
}

// MARK: The state

private final class NeverChanges: ModelStore {
  override func dispatch(_ event: Event) {}
}

private final class StartsEmpty: ModelStore {
  required init(_ initial: State) { super.init(State()) }
}

private final class StartsOverEmpty: ModelStore {
  override func step(_ event: Event) { state = Model.reduce(State(), event) }
}

private final class StartsOverAtFirst: ModelStore {
  override func step(_ event: Event) { state = Model.reduce(initial, event) }
}

private final class FirstEventOnly: ModelStore {
  override func dispatch(_ event: Event) {
    if !isTelling { step(event) }
    isTelling = true
  }
}

private final class ChangesInLoop: ModelStore {
  override func step(_ event: Event) {
    for _ in subscriptions { state = Model.reduce(state, event) }
  }
}

extension Script {
  fileprivate var unsubscribes: Bool {
    commands.contains { if case .unsubscribe = $0 { true } else { false } }
  }
}
