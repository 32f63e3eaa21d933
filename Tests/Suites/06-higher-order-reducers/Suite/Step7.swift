import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var storeChecks: [Check<Suite>] {
    [
      Check("store.send", step: 7) { context in
        try context.expectWords(of: StoreMachine(seeing: .value), upTo: 2, byChance: 50)
      }.withLiterals { context, literals in
        try context.expectStores(
          literals.knobs.map { .store([Turn(.send($0))], of: [Meter()]) })
      },
      Check("store.initial", step: 7, after: "store.send") { context in
        try forAll([0, 7, -3]) { level in
          let script = [Call.store([], of: [Meter(level: level)])]
          for sight in [Sight.value, .runCount] {
            let (actual, expected) = try context.traceAndModel(of: script)
            try sight.compare(actual, expected, script)
          }
        }
      }.withLiterals { context, literals in
        try context.expectStores(
          literals.numbers.map { .store([], of: [Meter(level: $0)]) }
            + literals.texts.map { .store([], of: [Meter(unit: $0)]) })
      },
      Check("store.once", step: 7, after: "store.send") { context in
        try context.expectWords(of: StoreMachine(seeing: .runs), upTo: 2, byChance: 20)
        try context.expectManyRuns(upTo: 10_000)
      }.withLiterals { context, literals in
        if let most = literals.counts(upTo: 30_000).last, most >= 10_000 {
          try context.expectManyRuns(upTo: most + 1)
        }
      },
      Check(sameAnswers: "store.two", step: 7, after: "store.send") { context in
        let machine = StoreMachine(seeing: .values, knobs: [.turn(by: 1), .rename("cm")])
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 10)
      },
      Check("store.only-send", step: 7, after: "store.send") { context in
        let script = [Call.storeValueIsWritable]
        try expect(
          try context.trace(of: script) == model(script), given: code(script), note: "writable")
      },
      Check(
        reading: "store.one-door", guarding: "Store.value", by: "Store.send(_:)",
        in: "Store.send", "Store.subscribe", step: 7, after: "store.only-send", "store.once",
        "store.two"),
      Check(
        reading: "store.asks-no-clock", of: "Store", step: 7, telling: [.time],
        after: "store.one-door"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectStores(_ calls: [Call]) throws {
    try expectEach(
      of: calls.map { [$0] }, asking: "store.value",
      seeing: { $0.map(\.stores.last?.values.first) })
  }

  /// Throws a mismatch for the first of very many actions after which the value isn't as it should be.
  fileprivate func expectManyRuns(upTo count: Int) throws {
    let (actual, expected) = try traceAndModel(of: [Call.sending(turnsUpTo: count)])
    guard actual != expected else { return }
    let (seen, right) = (actual[0].numbers, expected[0].numbers)
    guard let place = right.indices.first(where: { seen[$0] != right[$0] }) else { return }
    try SuiteSupport.expect(
      seen[place], equals: right[place],
      given: Suite.code(.sending(turnsUpTo: place + 1)) + ["store.value.level"])
  }
}

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["store.send", "store.initial", "store.once", "store.two"], scripts: [storeScript],
        seeing: \.self,
        mistakes: [
          mistake("nothing-happens", \.sending) { _, _, _, _ in },
          mistake("starts-over-each-time", \.sending) { value, initial, reducer, knob in
            value = initial
            reducer(&value, knob)
          },
          mistake("works-on-a-copy", \.sending) { value, _, reducer, knob in
            var copy = value
            reducer(&copy, knob)
          },
          mistake("works-on-a-copy", \.sending) { value, initial, reducer, knob in
            var copy = initial
            reducer(&copy, knob)
          },
          mistake("store-ignores-repetitions", \.ignoresRepetitions, true),
          mistake("runs-reducer-twice", \.sending) { value, _, reducer, knob in
            reducer(&value, knob)
            reducer(&value, knob)
          },
        ]),
      Diagnosis(
        checks: ["store.only-send"], scripts: [[.storeValueIsWritable]], seeing: \.self,
        mistakes: [Mistake("value-is-open") { _ in [.writable(true)] }]),
    ]
  }

  private static var storeScript: [Call] {
    (MeterTurns.samples + [MeterTurns(meter: Meter(level: 9, unit: "yd"), knobs: [])]).map {
      .store($0.knobs.map { Turn(.send($0)) }, of: [$0.meter])
    }
  }
}
