import SuiteSupport

extension Suite {
  static var loggingChecks: [Check] {
    [
      Check("logging.once", step: 3) {
        try forAllSequences(of: Model.knobs, count: 20) { knobs in
          var lines: [String] = []
          let reducer = Exercise.logging(Model.meterReducer, log: { lines.append($0) })
          var meter = Model.Meter()
          for knob in knobs { reducer(&meter, knob) }
          try expect(
            lines.count, equals: knobs.count,
            given: loggingCall(knobs) + ["// the number of calls of `log`"])
        }
      },
      Check("logging.action", step: 3, after: "logging.once") {
        try forAll(Model.knobs) { knob in
          try expectLine(of: knob, tells: "\(knob)", note: "action")
        }
      },
      Check("logging.new-value", step: 3, after: "logging.once") {
        try forAll(Model.knobs) { knob in
          var meter = Model.Meter()
          Model.meterReducer(&meter, knob)
          try expectLine(of: knob, tells: "\(meter)", note: "value")
        }
      },
      Check("logging.runs-inner", step: 3, after: "logging.once") {
        try forAllSequences(of: Model.knobs, count: 20) { try expectLoggingRunsInnerOnce($0) }
      },
      Check("logging.silent", step: 3, after: "logging.once") {
        _ = try expectSilence(given: loggingCall(Model.knobs)) {
          var meter = Model.Meter()
          let reducer = Exercise.logging(Model.meterReducer, log: { _ in })
          for knob in Model.knobs { reducer(&meter, knob) }
        }
      },
    ]
  }

  private static func expectLine(of knob: Model.Knob, tells text: String, note: String) throws {
    var lines: [String] = []
    var meter = Model.Meter()
    Exercise.logging(Model.meterReducer, log: { lines.append($0) })(&meter, knob)
    let line = lines.joined(separator: "\n")
    try expect(
      line.contains(text),
      given: loggingCall([knob]) + ["// `log` got: \(code(line))", "// without: \(code(text))"],
      note: note)
  }

  private static func expectLoggingRunsInnerOnce(_ knobs: [Model.Knob]) throws {
    var runs: [MeterRun] = []
    let reducer = Exercise.logging(
      { (meter: inout Model.Meter, knob: Model.Knob) in
        runs.append(MeterRun(meter: meter, knob: knob))
        Model.meterReducer(&meter, knob)
      }, log: { _ in })
    var (meter, expected) = (Model.Meter(), Model.Meter())
    var expectedRuns: [MeterRun] = []
    for knob in knobs {
      expectedRuns.append(MeterRun(meter: expected, knob: knob))
      reducer(&meter, knob)
      Model.meterReducer(&expected, knob)
    }
    try expect(
      runs, equals: expectedRuns,
      given: loggingCall(knobs) + ["// the runs of `reducer`"], note: "runs")
    try expect(meter, equals: expected, given: loggingCall(knobs) + ["meter"])
  }

  private static func loggingCall(_ knobs: [Model.Knob]) -> [String] {
    [
      "var meter = \(code(Model.Meter()))  // another app, with types of its own",
      "let logged = logging(reducer, log: log)",
    ] + knobs.map { "logged(&meter, \(code($0)))" }
  }
}
