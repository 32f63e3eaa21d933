import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var storeChecks: [Check<Suite>] {
    [
      Check("store.send", step: 7) { context in
        try context.forAllSequences(of: Model.knobs, count: 50) { knobs in
          let script = [store(sending: knobs)]
          try context.expect(
            script, seeing: { $0[0].meter.compactMap(\.became).last },
            given: code(script) + ["store.value"])
        }
      },
      Check("store.initial", step: 7, after: "store.send") { context in
        try forAll([0, 7, -3]) { try context.expectNew(store(level: $0)) }
      },
      Check("store.once", step: 7, after: "store.send") { context in
        try context.forAllSequences(of: Model.knobs, count: 20) { knobs in
          let script = [store(sending: knobs)]
          try context.expect(
            script, seeing: { $0[0].meter.compactMap(\.run) },
            given: code(script[0], noting: .runs) + ["runs" + Comment("runs").trailing])
        }
        try context.expectManyRuns()
      },
      Check(sameAnswers: "store.two", step: 7, after: "store.send") { context in
        let turns = [
          Turn(Knob.turn(by: 3), at: 0), Turn(.rename("cm"), at: 1), Turn(.turn(by: 4), at: 0),
          Turn(.turn(by: -1), at: 1),
        ]
        for count in [2, turns.count] {
          let script = [Call.store(Array(turns.prefix(count)), of: [Meter(), Meter(level: 9)])]
          try context.expect(
            script, seeing: { $0[0].meter.compactMap(\.became).suffix(2) },
            given: code(script) + ["[first.value, second.value]"])
        }
      },
      Check("store.only-send", step: 7, after: "store.send") { context in
        let script = [Call.storeValueIsWritable]
        try expect(
          try context.trace(of: script) == model(script), given: code(script), note: "writable")
      },
    ]
  }

  private static func store(sending knobs: [Knob] = [], level: Int = 5) -> Call {
    .store(knobs.map { Turn($0) }, of: [Meter(level: level)])
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first of very many actions after which the value isn't as it should be.
  fileprivate func expectManyRuns() throws {
    let (actual, expected) = try traceAndModel(of: [Call.sending(turnsUpTo: 10_000)])
    guard actual != expected else { return }
    let (seen, right) = (actual[0].numbers, expected[0].numbers)
    guard let place = right.indices.first(where: { seen[$0] != right[$0] }) else { return }
    try SuiteSupport.expect(
      seen[place], equals: right[place],
      given: Suite.code(.sending(turnsUpTo: place + 1)) + ["store.value.level"])
  }

  /// A store to which nothing has been sent.
  fileprivate func expectNew(_ store: Call) throws {
    let (events, expected) = (try trace(of: [store])[0].meter, Suite.model([store])[0].meter)
    try SuiteSupport.expect(
      events.compactMap(\.became).last, equals: expected.compactMap(\.became).last,
      given: Suite.code(store) + ["store.value"])
    try SuiteSupport.expect(
      events.count { $0.run != nil }, equals: 0,
      given: Suite.code(store, noting: .runs)
        + ["runs.count" + Comment("number-of-runs").trailing], note: "runs")
  }
}

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["store.send", "store.initial", "store.once", "store.two"], scripts: [storeScript],
        seeing: \.self,
        mistakes: [
          mistake("nothing-happens") { _, _, _, _ in },
          mistake("starts-over-each-time") { value, initial, reducer, knob in
            value = initial
            reducer(&value, knob)
          },
          mistake("works-on-a-copy") { value, _, reducer, knob in
            var copy = value
            reducer(&copy, knob)
          },
          mistake("works-on-a-copy") { value, initial, reducer, knob in
            var copy = initial
            reducer(&copy, knob)
          },
          mistake("runs-reducer-twice") { value, _, reducer, knob in
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
      .store($0.knobs.map { Turn($0) }, of: [$0.meter])
    }
  }

  private static func mistake(
    _ name: String, _ send: @escaping Sending
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongStore(sending: send)) }
  }
}

private typealias Sending = (
  _ value: inout Meter, _ initial: Meter, _ reducer: Reducer<Meter, Knob>, Knob
) -> Void

private struct WrongStore: ModelSide {
  var sending: Sending

  func store(
    initialValue: Meter, reducer: @escaping Reducer<Meter, Knob>
  ) -> StoreParts<Meter, Knob> {
    var value = initialValue
    return (
      value: { value }, send: { sending(&value, initialValue, reducer, $0) },
      subscribe: { _ in false }
    )
  }
}
