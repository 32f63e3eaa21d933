import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var loggingChecks: [Check<Suite>] {
    [
      Check("logging.once", step: 3) { bench in
        try bench.forAllSequences(of: Model.knobs, count: 20) { knobs in
          let script = [logging(knobs)]
          try bench.expect(
            script, seeing: { $0[0].meter.count { $0.isQuoted != nil } },
            given: code(script) + ["// the number of calls of `log`"])
        }
      },
      Check("logging.action", step: 3, after: "logging.once") { bench in
        try forAll(Model.knobs + Model.longKnobs) {
          try bench.expectLine(of: $0, tells: "\($0)", note: "action")
        }
      },
      Check("logging.new-value", step: 3, after: "logging.once") { bench in
        try forAll(Model.knobs + Model.longKnobs) { knob in
          var meter = Meter()
          meterReducer(&meter, knob)
          try bench.expectLine(of: knob, tells: "\(meter)", note: "value")
        }
      },
      Check("logging.runs-inner", step: 3, after: "logging.once") { bench in
        try bench.forAllSequences(of: Model.knobs, count: 20) {
          try bench.expectRunsAndResult(of: logging($0), note: "runs")
        }
        try forAll(Stacks.logs) { try bench.expectEvents(in: $0) }
      },
      Check("logging.silent", step: 3, after: "logging.once") { bench in
        try bench.expectSilence(during: [logging(Model.knobs)])
      },
      Check(
        sameAnswers: "logging.remembers-nothing", step: 3, after: "logging.once",
        "logging.runs-inner"),
    ]
  }

  fileprivate static func logging(_ knobs: [Knob], quoting isQuoting: Bool = false) -> Call {
    .logging(knobs, of: Meter(), quoting: isQuoting)
  }
}

extension Bench<Suite> {
  fileprivate func expectLine(of knob: Knob, tells text: String, note: String) throws {
    let script = [Suite.logging([knob], quoting: true)]
    let line = try trace(of: script)[0].meter.compactMap(\.quoted).joined(separator: "\n")
    try SuiteSupport.expect(
      line.contains(text),
      given: Suite.code(script) + [
        "// `log` got: \(code(line))", "// without: \(code(text))",
      ], note: note)
  }
}
