import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var loggingChecks: [Check<Suite>] {
    [
      Check("logging.once", step: 3) { context in
        try context.forAllSequences(of: Model.knobs, count: 20) { knobs in
          let script = [logging(knobs)]
          try context.expect(
            script, seeing: { $0[0].meter.count { $0.isQuoted != nil } },
            given: code(script[0], noting: .logs)
              + ["logs.count" + Comment("number-of-logs").trailing])
        }
        try context.expectLines(of: textCalls(Model.loggedTexts))
      }.withLiterals { context, literals in
        try context.expectLines(of: textCalls(literals.texts))
        try context.expectEach(
          of: literals.knobs.map { [logging([$0])] },
          asking: "logs.count" + Comment("number-of-logs").trailing,
          seeing: { $0.map { $0.meter.count { $0.isQuoted != nil } } }, code: code(noting: .logs))
      },
      Check("logging.action", step: 3, after: "logging.once") { context in
        try context.expectLines(
          of: Model.knobs + Model.forgottenKnobs, tell: action, note: "action")
        try context.expectLines(of: Model.loggedTexts, areActions: true, note: "action")
      }.withLiterals { context, literals in
        try context.expectLines(of: literals.knobs, tell: action, note: "action")
        try context.expectLines(of: literals.texts, areActions: true, note: "action")
      },
      Check("logging.new-value", step: 3, after: "logging.action") { context in
        try context.expectLines(of: Model.knobs + Model.forgottenKnobs, tell: value, note: "value")
        try context.expectLines(of: Model.loggedTexts, areActions: false, note: "value")
      }.withLiterals { context, literals in
        try context.expectLines(of: literals.knobs, tell: value, note: "value")
        try context.expectLines(of: literals.texts, areActions: false, note: "value")
      },
      Check("logging.runs-inner", step: 3, after: "logging.new-value") { context in
        try context.forAllSequences(of: Model.knobs, count: 20) {
          try context.expectRunsAndResult(of: logging($0), note: "runs")
        }
        try forAll(Stacks.logs) { try context.expectEvents(in: $0) }
      },
      Check("logging.silent", step: 3, after: "logging.once") { context in
        try context.expectSilence(during: [logging(Model.knobs)])
      },
      Check(
        sameAnswers: "logging.remembers-nothing", step: 3, after: "logging.runs-inner"
      ) { context in
        // One layer gets an action again, with the old and the new value of the first time.
        let rounds: [[Knob]] = [
          [.turn(by: 0)], [.turn(by: 1), .turn(by: -1)], [.rename("m"), .rename("mm")],
        ]
        try forAll(rounds) {
          let again = logging($0 + [$0[0]], quoting: true)
          let lines = try context.trace(of: [again])[0].meter.compactMap(\.quoted)
          try SuiteSupport.expect(
            lines.last, equals: lines.first,
            given: code(again, noting: .logs) + ["logs[\($0.count)]"])
        }
      },
      Check(
        reading: "logging.pure-by-reading", of: "logging(_:log:)", step: 3,
        after: "logging.remembers-nothing", "logging.silent"),
    ]
  }

  private static func action(_ knob: Knob) -> String { "\(knob)" }

  /// The new value, as it is written.
  private static func value(_ knob: Knob) -> String {
    var meter = Meter()
    meterReducer(&meter, knob)
    return "\(meter)"
  }

  fileprivate static func logging(_ knobs: [Knob], quoting isQuoting: Bool = false) -> Call {
    .logging(knobs, of: Meter(), quoting: isQuoting)
  }
}

extension TestContext<Suite> {
  /// Whatever an action or a value is, there is one line of it.
  fileprivate func expectLines(of calls: [Call]) throws {
    let answers = try trace(of: calls)
    try forAll(calls.indices) { index in
      try SuiteSupport.expect(
        answers[index].lines.count, equals: 1,
        given: Suite.code(calls[index], noting: .logs)
          + ["logs.count" + Comment("number-of-logs").trailing])
    }
  }

  fileprivate func expectLines(
    of knobs: [Knob], tell text: (Knob) -> String, note: String
  ) throws {
    try expectLines(
      of: knobs.map { (Suite.logging([$0], quoting: true), text($0)) }, note: note)
  }

  fileprivate func expectLines(of texts: [String], areActions: Bool, note: String) throws {
    try expectLines(of: texts.map { (.loggingText($0, isAction: areActions), $0) }, note: note)
  }

  /// Asks all calls at once, and tells the first of the shortest whose line lacks its text.
  private func expectLines(of calls: [(call: Call, text: String)], note: String) throws {
    let lines = try trace(of: calls.map(\.call)).map { answer in
      (answer.meter.compactMap(\.quoted) + answer.lines).joined(separator: "\n")
    }
    let lacking = zip(calls, lines).filter { !$1.utf8.contains($0.text.utf8) }
    let shortest = lacking.min { $0.0.text.count < $1.0.text.count }
    try SuiteSupport.expect(
      shortest == nil,
      given: (shortest.map { Suite.code($0.0.call) } ?? []) + [
        Comment("log-got", ["line": code(shortest?.1 ?? "")]).line,
        Comment("log-lacks", ["text": code(shortest?.0.text ?? "")]).line,
      ], note: note)
  }
}

extension Suite {
  static var loggingDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: loggingChecks.map(\.id), samples: [MeterTurns.samples],
        exercise: { context, samples in told(try context.trace(of: logging(samples)), samples) },
        mistakes: [
          layer("log-is-never-called") { reducer, _ in reducer },
          mistake("logs-only-changes") { reducer, value, action, log in
            let old = value
            reducer(&value, action)
            if value != old { log("\(action) \(value)") }
          },
          mistake("swallows-actions", [.logBoth]), mistake("swallows-actions", []),
        ] + texts + piecemeal + copies + runs),
      Diagnosis(
        checks: ["logging.action", "logging.new-value"], scripts: [textCalls(Model.loggedTexts)],
        seeing: { trace in
          zip(trace, Model.loggedTexts + Model.loggedTexts).map { answer, text in
            answer.lines.contains { $0.utf8.contains(text.utf8) }
          }
        }, mistakes: [], otherwise: [Symptom("log-leaves-out") { _, _, _ in true }]),
      Diagnosis(
        printing: "logging-prints", check: "logging.silent",
        scripts: Model.knobs.map { [.logging([$0], of: Meter(), quoting: false)] }),
    ]
  }

  private typealias LogMistake = Mistake<[MeterTurns], [[Told]]>

  private static var texts: [LogMistake] {
    [
      mistake("logs-the-old-value", [.logBoth, .run]),
      mistake("logs-the-old-value") { reducer, value, action, log in
        let old = value
        reducer(&value, action)
        log("\(action) \(old)")
      },
      mistake("log-leaves-out", [.run, .logAction]),
      mistake("log-leaves-out", [.logAction, .run]),
      mistake("log-leaves-out", [.run, .logValue]),
      mistake("log-leaves-out", [.run, .logNeither]),
      mistake("log-leaves-out", [.logNeither, .run]),
    ]
  }

  /// Each text as an action, and as a value.
  fileprivate static func textCalls(_ texts: [String]) -> [Call] {
    [true, false].flatMap { isAction in
      texts.map { .loggingText($0, isAction: isAction) }
    }
  }

  /// An action that makes more than one call of `log`.
  private static var piecemeal: [LogMistake] {
    [
      mistake("logs-in-pieces", [.run, .logAction, .logValue]),
      mistake("logs-in-pieces", [.run, .logValue, .logAction]),
      mistake("logs-in-pieces", [.logAction, .run, .logValue]),
      mistake("logs-in-pieces", [.logValue, .run, .logBoth]),
      mistake("logs-in-pieces", [.logBoth, .run, .logBoth]),
      mistake("logs-in-pieces", [.logBoth, .run, .logValue]),
      mistake("logs-in-pieces", [.logValue, .run, .logAction, .logValue]),
      mistake("logs-in-pieces", [.logAction, .run, .logBoth]),
    ]
  }

  private static var copies: [LogMistake] {
    [
      mistake("works-on-a-copy") { reducer, value, action, log in
        var copy = value
        reducer(&copy, action)
        log("\(action) \(copy)")
      },
      mistake("works-on-a-copy") { reducer, value, action, log in
        var copy = value
        reducer(&copy, action)
        log("\(action) \(value)")
      },
    ]
  }

  private static var runs: [LogMistake] {
    [
      mistake("runs-reducer-twice", [.run, .run, .logBoth]),
      mistake("runs-reducer-twice", [.run, .logBoth, .run]),
      mistake("runs-reducer-twice") { reducer, value, action, log in
        var copy = value
        reducer(&copy, action)
        log("\(action) \(copy)")
        reducer(&value, action)
      },
    ]
  }

  /// What a layer does with an action, one thing after the other.
  private enum LogStep {
    case run, logAction, logValue, logBoth, logNeither
  }

  private static func mistake(_ name: String, _ steps: [LogStep]) -> LogMistake {
    mistake(name) { reducer, value, action, log in
      for step in steps {
        switch step {
        case .run: reducer(&value, action)
        case .logAction: log("\(action)")
        case .logValue: log("\(value)")
        case .logBoth: log("\(action) \(value)")
        case .logNeither: log("")
        }
      }
    }
  }

  private static func mistake(
    _ name: String,
    _ run: @escaping (Reducer<Meter, Knob>, inout Meter, Knob, (String) -> Void) -> Void
  ) -> LogMistake {
    layer(name) { reducer, log in
      { value, action in run(reducer, &value, action, log) }
    }
  }

  private static func layer(_ name: String, _ layer: @escaping LogLayer) -> LogMistake {
    Mistake(name) { samples in
      told(logging(samples).play(on: Model(logLayer: layer)), samples)
    }
  }

  private static func logging(_ samples: [MeterTurns]) -> [Call] {
    samples.map { .logging($0.knobs, of: $0.meter, quoting: true) }
  }

  private static func told(_ trace: [Answer], _ samples: [MeterTurns]) -> [[Told]] {
    zip(trace, samples).map { answer, sample in told(answer.meter, sample) }
  }

  /// What each text tells is found by what it could tell at that moment.
  private static func told(_ events: [Event<Meter, Knob>], _ sample: MeterTurns) -> [Told] {
    var meter = sample.meter
    var knobs = sample.knobs[...]
    return events.map { event in
      if case .became(let next) = event {
        meter = next
        knobs = knobs.dropFirst()
      }
      guard let text = event.quoted, let knob = knobs.first else { return .event(event) }
      var next = meter
      meterReducer(&next, knob)
      return .text(
        action: text.contains("\(knob)"),
        value: text.contains("\(next)") ? .new : text.contains("\(meter)") ? .old : nil)
    }
  }
}

extension Answer {
  /// What `log` was given.
  var lines: [String] { if case .logged(let lines) = self { lines } else { [] } }
}

/// What happened in a logged app.
private enum Told: Equatable {
  case event(Event<Meter, Knob>)
  /// What a text tells; the words around it are everybody's own.
  case text(action: Bool, value: LoggedValue?)
}

private enum LoggedValue {
  case old, new
}
