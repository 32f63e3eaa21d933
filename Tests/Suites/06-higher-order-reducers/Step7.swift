import SuiteSupport

extension Suite {
  static var storeChecks: [Check] {
    [
      Check("store.send", step: 7) {
        try forAllSequences(of: Model.knobs, count: 50) { knobs in
          let store = Exercise.Store(
            initialValue: Model.Meter(level: 5), reducer: Model.meterReducer)
          var expected = Model.Meter(level: 5)
          for knob in knobs {
            store.send(knob)
            Model.meterReducer(&expected, knob)
          }
          try expect(
            store.value(), equals: expected, given: storeCall(knobs) + ["store.value"])
        }
      },
      Check("store.initial", step: 7, after: "store.send") {
        try forAll([0, 7, -3]) { level in
          var runs = 0
          let store = Exercise.Store(
            initialValue: Model.Meter(level: level),
            reducer: { (_: inout Model.Meter, _: Model.Knob) in runs += 1 })
          var given: [String] { storeCall([], level: level) }
          try expect(
            store.value(), equals: Model.Meter(level: level), given: given + ["store.value"])
          try expect(
            runs, equals: 0, given: given + ["// the number of runs of `reducer`"], note: "runs")
        }
      },
      Check("store.once", step: 7, after: "store.send") {
        try forAllSequences(of: Model.knobs, count: 20) { try expectStoreRunsReducerOnce($0) }
      },
      Check("store.two", step: 7, after: "store.send") {
        let first = Exercise.Store(initialValue: Model.Meter(), reducer: Model.meterReducer)
        let second = Exercise.Store(initialValue: Model.Meter(), reducer: Model.meterReducer)
        first.send(.turn(by: 3))
        second.send(.rename("cm"))
        try expect(
          [first.value(), second.value()],
          equals: [Model.Meter(level: 3), Model.Meter(unit: "cm")],
          given: [
            "let first = Store(initialValue: Meter(), reducer: reducer)",
            "let second = Store(initialValue: Meter(), reducer: reducer)",
            "first.send(.turn(by: 3))", #"second.send(.rename("cm"))"#,
            "[first.value, second.value]",
          ])
      },
      Check("store.only-send", step: 7, after: "store.send") {
        try expect(
          !Exercise.storeValueIsWritable,
          given: ["store.value = 5  // by code outside of the class"], note: "writable")
      },
    ]
  }

  private static func expectStoreRunsReducerOnce(_ knobs: [Model.Knob]) throws {
    var runs: [MeterRun] = []
    let store = Exercise.Store(
      initialValue: Model.Meter(level: 5),
      reducer: { (meter: inout Model.Meter, knob: Model.Knob) in
        runs.append(MeterRun(meter: meter, knob: knob))
        Model.meterReducer(&meter, knob)
      })
    var expected = Model.Meter(level: 5)
    var expectedRuns: [MeterRun] = []
    for knob in knobs {
      store.send(knob)
      expectedRuns.append(MeterRun(meter: expected, knob: knob))
      Model.meterReducer(&expected, knob)
    }
    try expect(
      runs, equals: expectedRuns, given: storeCall(knobs) + ["// the runs of `reducer`"])
  }

  private static func storeCall(_ knobs: [Model.Knob], level: Int = 5) -> [String] {
    ["let store = Store(initialValue: \(code(Model.Meter(level: level))), reducer: reducer)"]
      + knobs.map { "store.send(\(code($0)))" }
  }
}
