import ReduceScript
import SuiteSupport

extension Suite {
  static var historyChecks: [Check<Suite>] {
    let main = "history.every-state"
    return [
      Check(
        main, step: 3, after: "reduce.increase", "reduce.decrease", "reduce.reset",
        "reduce.same-answer"
      ) { context in
        try context.expectAnswers(note: noteOnLength) { call in
          try context.forAllSequences(of: Model.events) {
            try call(.history(of: $0, from: .state(0)))
          }
        }
        try context.expectAnswers { call in
          for events in EdgeCases.longHistories + [EdgeCases.longestHistory] {
            try call(.history(of: events, from: .state(0)))
          }
        }
      }.withLiterals { context, literals in
        try context.expectAnswers { call in
          for events in literals.increases(upTo: 6_000) {
            try call(.history(of: events, from: .state(0)))
          }
        }
      },
      Check("history.from-initial", step: 3, after: main) {
        try $0.expectSessions(note: noteOnLength) { .history(of: $0, from: $1) }
      },
      Check(
        sameAnswers: "history.interleaved", step: 3, after: "reduce.same-answer", main
      ) { context in
        try context.forAllSequences(of: Model.events, count: 50) {
          try context.expectUndisturbed($0)
        }
      },
      Check("history.silent", step: 3, after: "reduce.silent", main) {
        try $0.expectSilentSessions { .history(of: $0, from: $1) }
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

extension TestContext<Suite> {
  fileprivate func expectUndisturbed(_ events: [Event]) throws {
    let call = Call.history(of: events, from: .state(2))
    let other = Call.history(of: events.reversed(), from: .state(9))
    let histories = try trace(of: [call, other, call]).histories
    try SuiteSupport.expect(
      histories[2], equals: histories[0],
      given: [
        Suite.line(of: call), Suite.line(of: other) + Comment("in-between").trailing,
        Suite.line(of: call),
      ])
  }
}

extension Suite {
  static var historyDiagnoses: [Diagnosis<Suite>] {
    let checks = ["history.every-state", "history.from-initial"]
    let eventful = sessions.filter { !$0.events.isEmpty }
    return [
      // The least exact comes first: of two names for one check the later is told.
      Diagnosis(
        checks: checks,
        scripts: longSessions.map { [.history(of: $0.events, from: .state($0.initial))] },
        seeing: { $0.histories[0] },
        // Wrong in other sessions only: then it isn't the order.
        if: { try $0.histories(longSessions) != longSessions.map(history) },
        mistakes: [.onlyOrder("history-other-order", right: { model($0).histories[0] })]),
      Diagnosis(
        checks: checks,
        scripts: (sessions + [
          Session(events: EdgeCases.longestHistory, initial: 0),
          // Goes on behind what may be left out.
          Session(events: [.reset(to: 3), .reset(to: 3), .increase], initial: 3),
        ]).map {
          [.history(of: $0.events, from: .state($0.initial))]
        },
        seeing: { $0.histories[0] }, if: { try $0.replaysRightly() }, mistakes: [],
        otherwise: [
          Symptom("history-ends-early") { !$2.isEmpty && $1.starts(with: $2) },
          Symptom("history-leaves-states-out") { $2.deviation(from: $1) == .missing },
          Symptom("history-has-more-states") { $2.deviation(from: $1) == .more },
        ]),
      // What comes of no events differs among those that make one mistake.
      diagnosis(
        of: checks, samples: eventful, if: { try $0.replaysRightly() },
        exercise: { try $0.histories($1) }, mistakes: historyMistakes),
      diagnosis(
        of: checks, samples: sessions, if: { try $0.replaysRightly() },
        exercise: { try $0.histories($1) },
        mistakes: ["history-empty-without-events": { $0.events.isEmpty ? [] : history($0) }]),
      Diagnosis(
        checks: checks + ["history.interleaved"], samples: eventful,
        exercise: { context, session -> [Int]? in
          let start = Session(events: [.increase], initial: 3)
          let histories = try context.histories([start, session])
          let (before, now) = (histories[0], histories[1])
          return now.starts(with: before) ? Array(now.dropFirst(before.count)) : nil
        },
        // Written on and on by one call after the other; an empty history goes on nowhere.
        mistakes: [Mistake("history-piles-up", remembers: true) { history($0) }]),
      Diagnosis(
        printing: "history-prints", check: "history.silent",
        scripts: spoken.map { [.history(of: $0.events, from: .state($0.initial))] }),
    ]
  }

  private static var longSessions: [Session] {
    sessions.filter { $0.events.count == 3 && $0.initial > 0 }
  }

  private static var historyMistakes: KeyValuePairs<String, (Session) -> [Int]> {
    [
      "history-empty": { _ in [] },
      "history-initial-only": { [$0.initial] },
      "history-last-only": { history($0).suffix(1) },
      "history-ends-only": { [$0.initial] + history($0).suffix(1) },
      "history-without-initial": { Array(history($0).dropFirst()) },
      "history-without-last": { history($0).dropLast() },
      "history-initial-twice": { [$0.initial] + history($0) },
      "history-one-event-late": { [$0.initial] + history($0).dropLast() },
      "history-only-changes": {
        history($0).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      },
      "history-from-zero": { Model.history(of: $0.events, from: 0) },
      "history-from-zero": {
        [$0.initial] + Model.history(of: $0.events, from: 0).dropFirst()
      },
      "history-zero-instead-of-initial": { [0] + history($0).dropFirst() },
      "history-zero-instead-of-initial": { [0] + history($0) },
      "history-each-from-initial": { session in
        [session.initial] + session.events.map { Model.reduce(session.initial, $0) }
      },
      "history-newest-first": { history($0).reversed() },
      "history-skips-resets": { history($0, of: $0.events.filter { !isReset($0) }) },
      "history-stops-at-reset": { history($0, of: $0.events.prefix { !isReset($0) }) },
      "history-stops-at-reset": { history($0, of: upToReset($0.events)) },
    ]
  }

  private static func history(_ session: Session) -> [Int] { history(session, of: session.events) }

  /// The history of other events from the same state.
  private static func history<Events: Sequence<Event>>(
    _ session: Session, of events: Events
  ) -> [Int] {
    Model.history(of: Array(events), from: session.initial)
  }
}
