import SuiteSupport

extension Suite {
  static var loggingDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 3, samples: MeterScript.scripts,
        exercise: { $0.play { Exercise.logging($0, log: $1) } },
        mistakes: [
          Mistake("layer-adds-nothing") { $0.play { reducer, _ in reducer } },
          mistake("swallows-actions") { _, value, action, log in log("\(action) \(value)") },
          mistake("swallows-actions") { _, _, _, _ in },
        ] + texts + piecemeal + copies + runs)
    ]
  }

  private typealias LogMistake = Mistake<MeterScript, [MeterScript.Event]>

  private static var texts: [LogMistake] {
    [
      mistake("logs-the-old-value") { reducer, value, action, log in
        log("\(action) \(value)")
        reducer(&value, action)
      },
      mistake("logs-the-old-value") { reducer, value, action, log in
        let old = value
        reducer(&value, action)
        log("\(action) \(old)")
      },
      mistake("log-leaves-out") { reducer, value, action, log in
        reducer(&value, action)
        log("\(action)")
      },
      mistake("log-leaves-out") { reducer, value, action, log in
        log("\(action)")
        reducer(&value, action)
      },
      mistake("log-leaves-out") { reducer, value, action, log in
        reducer(&value, action)
        log("\(value)")
      },
    ]
  }

  /// An action that makes more than one call of `log`.
  private static var piecemeal: [LogMistake] {
    [
      mistake("logs-in-pieces") { reducer, value, action, log in
        reducer(&value, action)
        log("\(action)")
        log("\(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        reducer(&value, action)
        log("\(value)")
        log("\(action)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(action)")
        reducer(&value, action)
        log("\(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(value)")
        reducer(&value, action)
        log("\(action) \(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(action) \(value)")
        reducer(&value, action)
        log("\(action) \(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(action) \(value)")
        reducer(&value, action)
        log("\(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(value)")
        reducer(&value, action)
        log("\(action)")
        log("\(value)")
      },
      mistake("logs-in-pieces") { reducer, value, action, log in
        log("\(action)")
        reducer(&value, action)
        log("\(action) \(value)")
      },
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
      mistake("runs-reducer-twice") { reducer, value, action, log in
        reducer(&value, action)
        reducer(&value, action)
        log("\(action) \(value)")
      },
      mistake("runs-reducer-twice") { reducer, value, action, log in
        reducer(&value, action)
        log("\(action) \(value)")
        reducer(&value, action)
      },
      mistake("runs-reducer-twice") { reducer, value, action, log in
        var copy = value
        reducer(&copy, action)
        log("\(action) \(copy)")
        reducer(&value, action)
      },
    ]
  }

  private static func mistake(
    _ name: String,
    _ run:
      @escaping (MeterScript.Reducer, inout Model.Meter, Model.Knob, (String) -> Void) -> Void
  ) -> LogMistake {
    Mistake(name) { script in
      script.play { reducer, log in
        { value, action in run(reducer, &value, action, log) }
      }
    }
  }
}
