import EffectsScript
import SuiteSupport

extension Suite {
  static var storeChecks: [Check<Suite>] {
    [
      Check("store.asks", step: 2) { context in
        try forAll(Model.requests) { deeds in
          try context.expectEvents(
            in: .store(deeds.map { .send($0) }), .requests,
            seeing: \.requests)
        }
        let wishes =
          Model.neighbours.map { Wish.logIn(id: "a", username: $0[0], password: $0[1], then: []) }
          + EdgeValues.numbers.map { .wait("a", $0) }
        try context.expectEach(
          of: wishes.map { [.store([.send(Deed("tap", [$0]))])] },
          seeing: { $0.map(\.store.requests) }, code: { Suite.code($0, asking: .requests) })
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last else { return }
        try context.expectEvents(
          in: .store([.send(Model.waiting(most + 1))]), .requestCount,
          seeing: \.requests.count)
      },
      Check("store.send", step: 2, after: "store.asks") { context in
        for value in [[], ["old"]] {
          try context.forAllSequences(of: Model.deeds, count: 20) { deeds in
            try context.expectValue(after: deeds.map { .send($0) }, from: value)
          }
        }
      },
      Check("store.once", step: 2, after: "store.send") { context in
        let many = (1...40).map { Deed("\($0)") }
        for deeds in [[Model.deeds[0]], Model.deeds, many] {
          try context.expectEvents(
            in: .store(deeds.map { .send($0) }), .runs, seeing: \.runs)
        }
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last, most >= 40 else { return }
        try context.expectEvents(
          in: .store((0...most).map { _ in .send(Deed("")) }), .runCount, seeing: \.runs.count)
      },
      Check("store.answer", step: 2, after: "store.send") { context in
        let tap = StoreCommand.send(Deed("tap", [.ask("a", "ada"), .ask("b", "bob")]))
        try context.expectValue(after: [.send(Deed("tap", [.ask("a")]))], note: "early")
        try forAll(Model.results) { result in
          try context.expectValue(after: [.send(Deed("tap", [.ask("a")])), .answer(0, result)])
          try context.expectValue(after: [tap, .answer(1, result)])
        }
        try context.expectValue(
          after: [tap, .answer(0, .success("u1")), .answer(1, .failure(.offline))])
        try context.expectValue(
          after: [tap, .answer(1, .success("u1")), .answer(0, .failure(.offline))])
        try context.expectEach(
          of: EdgeValues.texts.map {
            [.store([.send(Deed("tap", [.ask("a")])), .answer(0, .success($0)), .value])]
          }, seeing: { $0.map(\.store.values.last) })
      },
      Check("store.wait", step: 2, after: "store.answer") { context in
        let tap = Deed("tap", [.wait("a", 3, then: "three"), .wait("b", 1, then: "one")])
        try context.expectValue(after: [.send(tap)], note: "early")
        for rings in [[0], [1], [0, 1], [1, 0]] {
          try context.expectValue(after: [.send(tap)] + rings.map { .ring($0) })
        }
      },
      Check("store.again", step: 2, after: "store.answer", "store.wait") { context in
        try forAll([2, 3, 4, 30]) { count in
          let commands = [.send(Model.chain(count))] + Model.answering(chain: count)
          try context.expectEvents(
            in: .store(commands), .requests, seeing: \.requests)
          try context.expectValue(after: commands)
        }
      },
      Check("store.at-once", step: 2, after: "store.again") { context in
        try forAll([1, 2, 3, 30]) { count in
          try context.expectEvents(
            in: .store([.send(Model.chain(count))], .atOnce),
            .found, note: "found", seeing: \.found)
          try context.expectValue(after: [.send(Model.chain(count)), .send(Deed("two"))], .atOnce)
        }
        // Whether what comes back is sent in between or afterwards is left open.
        let several = Deed("tap", [.ask("a", "ada"), .wait("b", 3), .ask("c", "bob")])
        try context.expectEvents(
          in: .store([.send(several), .value], .atOnce), .sorted,
          seeing: { $0.values.last?.sorted() })
      },
      Check(sameAnswers: "store.two", step: 2, after: "store.answer", "store.wait") { context in
        // Each id once, and each is answered once: what comes too late has a step of its own.
        let machine = StoreMachine { world in
          (world.requests == 0 ? [Deed("tap", [.ask("a")])].sends : [])
            + (world.bells == 0 ? [Deed("snooze", [.wait("b")])].sends : [])
            + world.callingBackOnce
        }
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 20)
      },
      Check("store.goes-away", step: 2, after: "store.answer", "store.wait") { context in
        let several: [Wish] = [.ask("a"), .wait("b"), .ask("c", "bob"), .wait("d")]
        let brief: [[Wish]] = [[], [.ask("a")], [.wait("a", 3)], several]
        try forAll(brief) { try context.expectDeparture(whileAwaiting: $0) }
        let forgotten = Model.forgottenWishes
        try context.unlessAllAreRight([[departure(whileAwaiting: forgotten.flatMap(\.self))]]) {
          try forAll(forgotten) { try context.expectDeparture(whileAwaiting: $0) }
        }
        // Whatever the answer was.
        let results = Model.results + EdgeValues.texts.map { .success($0) }
        try context.unlessAllAreRight([[departure(after: results)]]) {
          try forAll(results) { try context.expectDeparture(in: departure(after: [$0])) }
        }
        try context.expectDepartures(
          of: StoreMachine { Model.lasting.sends + $0.callingBack },
          StoreMachine(.atOnce) { _ in Model.lasting.sends })
      },
      Check("store.only-send", step: 2, after: "store.send") { context in
        let script = [Call.storeValueIsWritable]
        try SuiteSupport.expect(
          try context.trace(of: script) == model(script), given: code(script), note: "writable")
      },
      Check(
        reading: "store.asks-no-clock", of: "Store", step: 2, telling: [.time],
        after: "store.answer", "store.wait"),
    ]
  }
}

extension Suite {
  /// A store is no longer held while it waits for all of these.
  fileprivate static func departure(
    whileAwaiting wishes: [Wish], _ late: [StoreCommand] = []
  ) -> Call {
    .store([.send(Deed("tap", wishes)), .release] + late + [.isGone])
  }

  /// The same after each of these answers to an effect of its own.
  fileprivate static func departure(after results: [LoginResult]) -> Call {
    let ids = results.indices.map { $0 == 0 ? "a" : "a\($0)" }
    return .store(
      [.send(Deed("tap", ids.map { .ask($0) }))] + results.enumerated().map { .answer($0, $1) }
        + [.release, .isGone])
  }
}

extension Model {
  /// Effects with all kinds of texts, and of seconds.
  fileprivate static let forgottenWishes: [[Wish]] =
    EdgeValues.texts.map { [.ask($0, $0), .wait($0 + "b")] }
    + ([0, 60, 86_400] + EdgeValues.large.filter { $0 > 0 }).map { [.wait("a", $0)] }
}

extension TestContext<Suite> {
  /// The store's value once all of this was done, in the last look at it.
  func expectValue(
    after commands: [StoreCommand], from value: [String] = [], _ manner: Manner = .later,
    note: String? = nil
  ) throws {
    let commands = commands.last?.isQuestion == true ? commands : commands + [.value]
    try expectEvents(
      in: .store(commands, from: value, manner), note: note, seeing: { $0.values.last })
  }

  fileprivate func expectDeparture(whileAwaiting wishes: [Wish]) throws {
    for late in [[], [.answer(0, .success("u1")), .ring(0)]] as [[StoreCommand]] {
      try expectDeparture(in: Suite.departure(whileAwaiting: wishes, late))
    }
  }

  fileprivate func expectDeparture(in call: Call) throws {
    try SuiteSupport.expect(
      try trace(of: [call])[0].store.departures == [true], given: Suite.code(call), note: "kept")
  }

  /// However these were used, nothing holds them afterwards.
  func expectDepartures(of machines: StoreMachine...) throws {
    let scripts = machines.flatMap { $0.departures(upTo: 2, byChance: 8) }
    try unlessAllAreRight(scripts) {
      try forAll(scripts) { script in
        let (actual, expected) = try traceAndModel(of: script)
        try SuiteSupport.expect(
          actual.map(\.store.departures) == expected.map(\.store.departures),
          given: Suite.code(script), note: "kept")
      }
    }
  }

  /// - Parameter question: what is shown, if it isn't the answer to the last question.
  func expectEvents<View: Equatable & Sendable>(
    in call: Call, _ question: Question = .nothing, note: String? = nil,
    seeing view: ([StoreEvent]) -> View
  ) throws {
    let (actual, expected) = try traceAndModel(of: [call])
    try SuiteSupport.expect(
      view(actual[0].store), equals: view(expected[0].store),
      given: Suite.code(call, asking: question), note: note)
  }
}
