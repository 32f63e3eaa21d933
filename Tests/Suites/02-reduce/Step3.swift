import SuiteSupport

extension Suite {
  static var historyChecks: [Check] {
    let main = "history.every-state"
    return [
      Check(main, step: 3) {
        try forAllSequences(of: Model.events) { try expectHistory($0, from: 0) }
      },
      Check("history.from-initial", step: 3, after: main) {
        try forAll(Model.states) { state in
          try forAllSequences(of: Model.events, count: 20) { try expectHistory($0, from: state) }
        }
      },
      Check("history.interleaved", step: 3, after: main) {
        try forAllSequences(of: Model.events, count: 50) { try expectUndisturbed($0) }
      },
      Check("history.silent", step: 3, after: main) {
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(Model.states) { state in
            _ = try expectSilence(given: [call(of: events, from: state)]) {
              Exercise.history(of: events, from: state)
            }
          }
        }
      },
    ]
  }

  private static func call(of events: [Model.Event], from initial: Int) -> String {
    "history(of: \(code(events)), from: \(initial))"
  }

  private static func expectHistory(_ events: [Model.Event], from initial: Int) throws {
    let expected = Model.history(of: events, from: initial)
    try expectAnswer(
      to: call(of: events, from: initial), equals: expected,
      note: { $0.count == expected.count ? nil : "length" },
      ask: { Exercise.history(of: events, from: initial) })
  }

  private static func expectUndisturbed(_ events: [Model.Event]) throws {
    let others = Array(events.reversed())
    let before = Exercise.history(of: events, from: 2)
    _ = Exercise.history(of: others, from: 9)
    try expect(
      Exercise.history(of: events, from: 2), equals: before,
      given: [
        call(of: events, from: 2), "\(call(of: others, from: 9))  // another one in between",
        call(of: events, from: 2),
      ])
  }
}
