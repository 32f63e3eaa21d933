import ReduceScript
import SuiteSupport

extension Suite {
  static var historyChecks: [Check<Suite>] {
    let main = "history.every-state"
    return [
      Check(
        main, step: 3, after: "reduce.increase", "reduce.decrease", "reduce.reset",
        "reduce.same-answer"
      ) { bench in
        try bench.expectAnswers(note: noteOnLength) { call in
          try bench.forAllSequences(of: Model.events) {
            try call(.history(of: $0, from: .state(0)))
          }
        }
        try bench.expectAnswers { call in
          for events in Forgotten.longHistories {
            try call(.history(of: events, from: .state(0)))
          }
        }
      },
      Check("history.from-initial", step: 3, after: main) { bench in
        try bench.expectAnswers(note: noteOnLength) { call in
          try forAll(Model.states) { state in
            try bench.forAllSequences(of: Model.events, count: 20) {
              try call(.history(of: $0, from: .state(state)))
            }
          }
        }
        try bench.expectAnswers(note: noteOnLength) { call in
          for session in Forgotten.sessions {
            try call(.history(of: session.events, from: .state(session.initial)))
          }
        }
      },
      Check(
        sameAnswers: "history.interleaved", step: 3, after: "reduce.same-answer", main
      ) { bench in
        try bench.forAllSequences(of: Model.events, count: 50) { try bench.expectUndisturbed($0) }
      },
      Check("history.silent", step: 3, after: "reduce.silent", main) { bench in
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(Model.states) { state in
            try bench.expectSilence(during: [.history(of: events, from: .state(state))])
          }
        }
        try bench.expectSilence(
          duringEach: Forgotten.spokenSessions.map {
            [.history(of: $0.events, from: .state($0.initial))]
          })
      },
      Check(
        reading: "history.pure-by-reading", of: "history(of:from:)", step: 3,
        after: "history.interleaved", "history.silent", "reduce.pure-by-reading"),
    ]
  }
}

extension Suite {
  private static func noteOnLength(_ call: Call, _ answer: Answer) -> String? {
    guard case .history(let events, _) = call, case .states(let states) = answer else { return nil }
    return states.count == events.count + 1 ? nil : "length"
  }
}

extension Bench<Suite> {
  fileprivate func expectUndisturbed(_ events: [Event]) throws {
    let call = Call.history(of: events, from: .state(2))
    let other = Call.history(of: events.reversed(), from: .state(9))
    let histories = try trace(of: [call, other, call]).histories
    try SuiteSupport.expect(
      histories[2], equals: histories[0],
      given: [
        Suite.code(call), Suite.code(other) + Comment("in-between").trailing, Suite.code(call),
      ])
  }
}
