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
            given: code(script) + [Comment("number-of-logs").line])
        }
      },
      Check("logging.action", step: 3, after: "logging.once") { bench in
        try bench.expectLines(tell: { "\($0)" }, note: "action")
      },
      Check("logging.new-value", step: 3, after: "logging.action") { bench in
        try bench.expectLines(
          tell: { knob in
            var meter = Meter()
            meterReducer(&meter, knob)
            return "\(meter)"
          }, note: "value")
      },
      Check("logging.runs-inner", step: 3, after: "logging.new-value") { bench in
        try bench.forAllSequences(of: Model.knobs, count: 20) {
          try bench.expectRunsAndResult(of: logging($0), note: "runs")
        }
        try forAll(Stacks.logs) { try bench.expectEvents(in: $0) }
      },
      Check("logging.silent", step: 3, after: "logging.once") { bench in
        try bench.expectSilence(during: [logging(Model.knobs)])
      },
      Check(
        sameAnswers: "logging.remembers-nothing", step: 3, after: "logging.runs-inner"),
      Check(
        reading: "logging.pure-by-reading", of: "logging(_:log:)", step: 3,
        after: "logging.remembers-nothing", "logging.silent"),
    ]
  }

  fileprivate static func logging(_ knobs: [Knob], quoting isQuoting: Bool = false) -> Call {
    .logging(knobs, of: Meter(), quoting: isQuoting)
  }
}

extension Bench<Suite> {
  /// Asks for each knob's text at once, and tells the first that lacks what it should tell.
  fileprivate func expectLines(tell text: (Knob) -> String, note: String) throws {
    let knobs = Model.knobs + Model.forgottenKnobs
    let calls = knobs.map { Suite.logging([$0], quoting: true) }
    let answers = try trace(of: calls)
    for index in knobs.indices {
      let line = answers[index].meter.compactMap(\.quoted).joined(separator: "\n")
      let text = text(knobs[index])
      try SuiteSupport.expect(
        line.contains(text),
        given: Suite.code(calls[index]) + [
          Comment("log-got", ["line": code(line)]).line,
          Comment("log-lacks", ["text": code(text)]).line,
        ], note: note)
    }
  }
}
