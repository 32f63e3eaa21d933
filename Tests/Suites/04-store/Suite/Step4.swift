import StoreScript
import SuiteSupport

extension Suite {
  static var insideChecks: [Check<Suite>] {
    let answers = [Event.onLoginSuccess("7"), .onLoginError(.offline)]
    return [
      Check("inside.nothing-lost", step: 4, after: "store.everyone", "store.two") {
        try $0.expectWords(
          upTo: 3, seeing: { word in [.state] + word.observers.map { .numberOfSteps($0) } }
        ) {
          $0.changing + $0.coming(3, doing: $0.once { _ in answers.map { answer(in: 1, [$0]) } })
        }
      },
      Check("inside.in-order", step: 4, after: "inside.nothing-lost") { context in
        try context.expectOneHistory(
          upTo: 3, from: State(username: "ada", password: "1815"), examples: [served],
          byChance: 15
        ) { $0.once { _ in answers.map { answer(in: 1, [$0]) } } }
      },
      Check("inside.several", step: 4, after: "inside.in-order") { context in
        try context.expectOneHistory(upTo: 3, byChance: 10) { _ in
          { number in
            let two: [Event] = [.onUpdateUsername("ada\(number)"), .onUpdatePassword("a\(number)")]
            let four = two + [.onLoginSuccess("\(number)"), .onUpdatePassword("b\(number)")]
            return [answer(in: 1, two), answer(in: 1, four)]
          }
        }
        let many = [[], [Command.subscribe(2)]].map { others in
          [.subscribe(1, doing: answer(in: 1, Model.manyNames(150)))] + others + login
        }
        try context.expectOneHistory(upTo: 0, examples: many) { _ in { _ in [] } }
      },
      Check("inside.one-after-another", step: 4, after: "inside.several") { context in
        let chain = (1...3).map { number in
          Command.subscribe(
            number,
            doing: [0, 3, 6].flatMap { call in
              answer(in: call + number, [.onUpdateUsername("\(call + number)")])
            })
        }
        try context.expectOneHistory(upTo: 3, examples: [chain + login], byChance: 10) { _ in
          { number in
            [[2], [1, 2, 3]].map { calls in
              calls.flatMap { answer(in: $0, [.onUpdateUsername("\(number)\($0)")]) }
            }
          }
        }
      },
      Check(
        "inside.any-plan", step: 4, after: "inside.one-after-another", "store.unchanged",
        "store.state-first", "screen.same-text", "screen.together", "screen.when-told"
      ) { context in
        try context.expectScreenBesideServer()
        try context.expectOneHistory(
          upTo: 0, examples: eachBesideEach, byChance: 60, events: Model.events
        ) { _ in
          { _ in
            zip(Model.events, Model.events.dropFirst()).flatMap { first, second in
              let twice = answer(in: 1, [first]) + answer(in: 2, [second])
              return (1...3).map { answer(in: $0, [first]) } + [
                answer(in: 1, [first, second]), twice,
              ]
            }
          }
        }
        try context.expectChain(of: 150)
        try context.expectPresentStates()
      }.withLiterals { context, literals in
        try forAll(literals.counts(upTo: 5_000)) { try context.expectChain(of: $0 + 1) }
      },
      Check("inside.while-subscribing", step: 4, after: "inside.several", "store.unchanged") {
        try $0.expectWords(
          upTo: 3, byChance: 5, seeing: { [.state] + $0.told.reversed() }
        ) { world in
          world.changing
            + world.coming(3) { number in
              [["ada"], ["ada", "eve"]].map { answer(in: 0, $0.map { .onUpdateUsername($0) }) }
            }
        }
      },
      Check(
        "inside.newcomer", step: 4, after: "inside.one-after-another", "inside.while-subscribing",
        "safety.any-plan"
      ) {
        try $0.expectNewcomers()
      },
      Check(
        "inside.unsubscribed", step: 4, after: "inside.several", "inside.while-subscribing",
        "safety.any-plan", "safety.forgets"
      ) {
        try $0.expectSilence()
      },
      Check(
        sameAnswers: "inside.remembers-nothing", step: 4, after: "store.two",
        "safety.remembers-nothing", "screen.remembers-nothing", "inside.nothing-lost"),
    ]
  }

  /// What an observer dispatches in its call with this number after the replay.
  fileprivate static func answer(in call: Int, _ events: [Event]) -> [Reaction] {
    [Reaction(when: .call(call), events.dispatches)]
  }

  fileprivate static let login = [Event.onTriggerLogin, .onLoginSuccess("7")].dispatches

  /// Each kind of event is dispatched while one of each kind waits.
  private static var eachBesideEach: [[Command]] {
    let kinds = Model.events.prefix(5)
    return kinds.flatMap { waiting in
      kinds.map { [.subscribe(1, doing: answer(in: 1, [waiting, $0]))] + login.prefix(1) }
    }
  }

  /// The program in the lesson's text: an observer that plays the server.
  private static var served: [Command] {
    [answeringServer, .subscribe(2), .dispatch(.onTriggerLogin)]
  }

  static let answeringServer = Command.subscribe(
    1, doing: [Reaction(when: .loading, [.dispatch(.onLoginSuccess("7"))])])
}

extension Sight<Suite> {
  fileprivate static func numberOfSteps(_ observer: String) -> Sight {
    Sight("told.count", recording: .told(observer)) { $0.told(observer).count }
  }

  /// All that an observer is told, and the state in the end: the events in the order in which they were
  /// dispatched.
  ///
  /// In which order observers dispatch depends on the order in which they are told, which has a check of
  /// its own. So the history of what was dispatched in the trace is right as well; but what is shown as
  /// right is what comes of the code.
  fileprivate static func history(_ word: [Command], from initial: State) -> Sight {
    func isRight(_ actual: [Outcome], for observer: String?) -> Bool {
      let start = word.firstIndex { $0.subscriber == observer } ?? 0
      var commands: [Command] = []
      for (place, command) in word.enumerated() where actual.indices.contains(place + 1) {
        if place == start { commands.append(.subscribe("anyone")) }
        if case .dispatch = command { commands.append(command) }
        commands += actual[place + 1].dispatched.dispatches
      }
      let right = Suite.model(Script(initial: initial, commands: commands, looks: true))
      return actual.states.last == right.states.last
        && observer.map { actual.told($0) == right.told("anyone") } ?? true
    }
    return Sight { actual, expected, script in
      guard !([nil] + word.observers).allSatisfy({ isRight(actual, for: $0) }) else { return }
      try Sight.state.compare(actual, expected, script)
      for observer in word.observers {
        try Sight.told(observer, note: "order").compare(actual, expected, script)
      }
    }
  }

  /// What an observer is told.
  ///
  /// When an inner event takes effect is left open, and with it what a newcomer is told first, and
  /// whether somebody who leaves in a replay is told of what was dispatched there. In any case it
  /// misses nothing from there on and hears nothing twice.
  fileprivate static func toldAnyhow(_ observer: String, note: String? = nil) -> Sight {
    Sight { actual, expected, script in
      let told = actual.told(observer)
      let right =
        [expected.told(observer)] + Model.others.map { script.play(on: $0).told(observer) }
      guard !right.contains(told) else { return }
      try expect(
        told, equals: right.first { $0.first == told.first } ?? right[0],
        given: Suite.code(script, recording: .told(observer), giving: [actual, expected])
          + ["told"], note: note)
    }
  }

  /// What `store.state` is whenever an observer reads it: the state that it is told, or one that others
  /// are told of later.
  fileprivate static var presentStates: Sight {
    Sight(recording: .seen) { actual, expected, code in
      let later = actual.calls.indices.map { place in
        actual.calls[place...].map(\.told.new) + actual.states.suffix(1)
      }
      let isRight = zip(actual.calls, later).allSatisfy { call, later in
        call.seen.map(later.contains) ?? true
      }
      try expect(
        isRight ? expected.calls.map(\.seen) : actual.calls.map(\.seen),
        equals: expected.calls.map(\.seen), given: code() + ["seen"])
    }
  }
}

extension TestContext<Suite> {
  /// Whatever observers dispatch, all of them see one history.
  ///
  /// - Parameters:
  ///   - events: what is dispatched from outside; if nothing is given, what changes something.
  ///   - reactions: what an observer may do by itself.
  fileprivate func expectOneHistory(
    upTo length: Int, from initial: State = State(), examples: [[Command]] = [],
    byChance count: Int = 0, events: [Event] = [],
    _ reactions: @escaping (StoreMachine.World) -> (_ number: Int) -> [[Reaction]]
  ) throws {
    try expectWords(
      upTo: length, byChance: count, longest: 8, from: initial, examples: examples,
      seeing: { [.history($0, from: initial)] },
      alphabet: { world in
        (events.isEmpty ? world.changing : events.dispatches)
          + world.coming(3, doing: reactions(world))
      })
  }

  /// An observer answers, and so many of these answers are answered in turn.
  fileprivate func expectChain(of count: Int) throws {
    let chain = Reaction(when: .calls(count), [.dispatch(.onUpdateUsername("eve"))])
    try expectWords(
      upTo: 0, examples: [[.subscribe(1, doing: [chain]), .dispatch(.onTriggerLogin)]],
      seeing: .numberOfSteps(.observer(1))
    ) { _ in [] }
  }

  /// A screen shows what a server answers at once, whichever of them has come first.
  fileprivate func expectScreenBesideServer() throws {
    let server = Command.subscribe(
      1, doing: [Reaction(when: .loading, [.dispatch(.onLoginError(.offline))])])
    let typed = Suite.tappedLogin
    try expectWords(
      upTo: 0, examples: [[server, .open("screen")] + typed, [.open("screen"), server] + typed],
      seeing: .lines(of: "screen"), .redraws(of: "screen")
    ) { _ in [] }
  }

  /// Observers read the state in the rounds of events that have waited.
  fileprivate func expectPresentStates() throws {
    try expectWords(upTo: 3, readsState: true, seeing: .presentStates) {
      $0.changing
        + $0.coming(
          2, doing: $0.once { _ in [Suite.answer(in: 1, [.onLoginSuccess("7"), .onTriggerLogin])] })
    }
  }

  /// An observer subscribes a new one and dispatches as well, both while it is being told; and the new
  /// one may dispatch in its replay.
  fileprivate func expectNewcomers() throws {
    let dispatching = Command.dispatch(.onLoginSuccess("7"))
    let answering = [Reaction(when: .call(0), [.dispatch(.onUpdateUsername("eve"))])]
    let coming: [Command] = [.subscribe("late"), .subscribe("late", doing: answering)]
    let reactions = coming.flatMap { subscribing in
      [[dispatching, subscribing], [subscribing, dispatching]].map {
        [Reaction(when: .call(1), $0)]
      } + [[Reaction(when: .call(1), [dispatching]), Reaction(when: .call(2), [subscribing])]]
    }
    func sights(_ word: [Command]) -> [Sight<Suite>] {
      word.observers.map { .toldAnyhow($0) }
        + [
          .toldAnyhow("late", note: "late"),
          Sight("arrivals.first", note: "at-once", recording: .arrivals("late")) {
            $0.arrivals(of: "late").first
          }, .state,
        ]
    }
    try expectWords(upTo: 3, byChance: 20, seeing: sights) { world in
      world.changing + world.coming(3, doing: world.once { _ in reactions })
    }
    // In the round of what another one dispatches in its replay.
    try expectWords(upTo: 4, seeing: sights) { world in
      world.observers == 0
        ? [.subscribe(1, doing: [Reaction(when: .call(1), [coming[0]])])]
        : world.changing + world.coming(3, doing: { _ in [answering] }).suffix(1)
    }
  }

  /// An observer unsubscribes another one or itself at once, or in the round of an event that waited.
  fileprivate func expectSilence() throws {
    func sights(_ word: [Command]) -> [Sight<Suite>] {
      word.observers.map { .toldAnyhow($0, note: "silence") } + [.state]
    }
    try expectWords(upTo: 4, byChance: 10, seeing: sights) { world in
      world.changing
        + world.coming(
          3,
          doing: world.once { number in
            (number...number + 2).flatMap { leaving in
              let commands: [Command] = [.dispatch(.onLoginSuccess("7")), .unsubscribe(leaving)]
              return [
                [Reaction(when: .call(1), commands)],
                [Reaction(when: .call(1), commands.reversed())],
                zip(1..., commands).map { Reaction(when: .call($0), [$1]) },
              ]
            }
          })
    }
    // In the round of what another one dispatches in its replay.
    try expectWords(upTo: 4, seeing: sights) { world in
      switch world.observers {
      case 0: [.subscribe(1, doing: [Reaction(when: .call(1), [.unsubscribe(2)])])]
      case 1: [.subscribe(2)]
      default:
        world.changing
          + world.coming(3) { _ in [Suite.answer(in: 0, [.onLoginSuccess("7")])] }.suffix(1)
      }
    }
    // Whoever has left is forgotten with the next event, and the store goes away.
    func reactions(_ leaving: Int) -> [Reaction] {
      [Reaction(when: .call(1), [.dispatch(.onLoginSuccess("7")), .unsubscribe(leaving)])]
    }
    let plans = [1, 3].map { leaving in
      (1...2).subscribing + [.subscribe(3, doing: reactions(leaving))] + Suite.login
        + [.isGone(.observer(leaving))]
    }
    try expectAnswers(upTo: 0, examples: plans, seeing: .yes(note: "kept"))
    let answers = [0, 1].map { Suite.answer(in: $0, [.onLoginSuccess("7")]) }
    try expectStoreToGo(after: answers + [reactions(3)])
  }
}
