import ReduceScript
import SuiteSupport

extension Suite {
  static var replayChecks: [Check<Suite>] {
    let (main, start) = ("replay.in-order", "replay.from-initial")
    return [
      Check(
        main, step: 2, after: "reduce.increase", "reduce.decrease", "reduce.reset",
        "reduce.same-answer"
      ) { context in
        try context.expectAnswers { call in
          try context.forAllSequences(of: Model.events) { try call(.replay($0, from: .state(0))) }
        }
        try context.expectAnswers { call in
          for events in EdgeCases.histories { try call(.replay(events, from: .state(0))) }
        }
      }.withLiterals { context, literals in
        try context.expectAnswers { call in
          for events in literals.increases(upTo: 9_997) {
            try call(.replay(events, from: .state(0)))
          }
        }
      },
      Check(start, step: 2, after: main) { try $0.expectSessions { .replay($0, from: $1) } },
      Check("replay.joined", step: 2, after: main, start) { context in
        try context.forAllSequences(of: Model.events, count: 50) { try context.expectJoined($0) }
      },
      Check(
        sameAnswers: "replay.interleaved", step: 2, after: "reduce.same-answer", main, start,
        "replay.joined"
      ) { context in
        try context.forAllSequences(of: Model.events, count: 50) {
          try context.expectInterleaved($0)
        }
      },
      Check("replay.silent", step: 2, after: "reduce.silent", main, start) {
        try $0.expectSilentSessions { .replay($0, from: $1) }
      },
      Check(
        reading: "replay.pure-by-reading", of: "replay(_:from:)", step: 2,
        after: "replay.interleaved", "replay.silent", "reduce.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  private func halves(_ events: [Event]) -> ([Event], [Event]) {
    let middle = events.count / 2
    return (Array(events.prefix(middle)), Array(events.dropFirst(middle)))
  }

  fileprivate func expectJoined(_ events: [Event]) throws {
    let (first, second) = halves(events)
    let script: [Call] = [
      .replay(first, from: .state(3)), .replay(second, from: .answer(0)),
      .replay(events, from: .state(3)),
    ]
    let states = try trace(of: script).states
    var given: [String] {
      let lines = Suite.code(script)
      return [lines[0], lines[2] + Comment("same").trailing, lines[1]]
    }
    try SuiteSupport.expect(states[1], equals: states[2], given: given)
  }

  /// Two replays take turns: each goes half of its way before the other one goes on.
  fileprivate func expectInterleaved(_ events: [Event]) throws {
    let others = Array(events.reversed())
    let ((first, second), (third, fourth)) = (halves(events), halves(others))
    let script: [Call] = [
      .replay(first, from: .state(3)), .replay(third, from: .state(-8)),
      .replay(second, from: .answer(0)), .replay(fourth, from: .answer(1)),
    ]
    let traces = try traceAndModel(of: script)
    for place in 2...3 {
      try SuiteSupport.expect(
        traces.actual[place], equals: traces.expected[place],
        given: Suite.code(Array(script[...place])))
    }
  }
}

extension Suite {
  static var replayDiagnoses: [Diagnosis<Suite>] {
    let checks = ["replay.in-order", "replay.from-initial"]
    return [
      diagnosis(
        of: checks, samples: sessions, if: { try $0.reducesRightly() },
        exercise: { try $0.replays($1) },
        mistakes: [
          "replay-gives-initial": { $0.initial },
          "replay-first-event-only": { replay($0.events.prefix(1), from: $0.initial) },
          "replay-last-event-only": { replay($0.events.suffix(1), from: $0.initial) },
          "replay-backwards": { replay($0.events.reversed(), from: $0.initial) },
          "replay-leaves-out-first": { replay($0.events.dropFirst(), from: $0.initial) },
          "replay-leaves-out-last": { replay($0.events.dropLast(), from: $0.initial) },
          "replay-from-zero": { replay($0.events, from: 0) },
          "replay-from-zero": {
            $0.events.isEmpty ? $0.initial : replay($0.events, from: 0)
          },
          "replay-adds-initial": { $0.initial + replay($0.events, from: 0) },
          "replay-nothing-gives-zero": {
            $0.events.isEmpty ? 0 : replay($0.events, from: $0.initial)
          },
          "replay-leaves-out-a-single-one": {
            $0.events.count == 1 ? $0.initial : replay($0.events, from: $0.initial)
          },
          "replay-skips-resets": { replay($0.events.filter { !isReset($0) }, from: $0.initial) },
          "replay-stops-at-reset": { replay($0.events.prefix { !isReset($0) }, from: $0.initial) },
          "replay-stops-at-reset": { replay(upToReset($0.events), from: $0.initial) },
        ]),
      Diagnosis(
        checks: checks,
        scripts: (sessions + EdgeCases.histories.map { Session(events: $0, initial: 0) }).map {
          [.replay($0.events, from: .state($0.initial))]
        },
        seeing: \.states[0], if: { try $0.reducesRightly() }, mistakes: [],
        otherwise: [
          Symptom("replay-wrong-with-resets", onlyWith: { $0[0].events.count(where: isReset) > 1 }),
          Symptom("replay-wrong-with-a-reset", onlyWith: { $0[0].events.contains(where: isReset) }),
          Symptom("replay-wrong-with-many", onlyWith: { $0[0].events.count > 3 }),
        ]),
      Diagnosis(
        printing: "replay-prints", check: "replay.silent",
        scripts: spoken.map { [.replay($0.events, from: .state($0.initial))] }),
      // The first call brings a hidden number to a known value.
      Diagnosis(
        checks: checks + ["replay.interleaved"],
        samples: [[Session(events: [.reset(to: 70)], initial: 4)] + sessions],
        exercise: { context, sessions -> [Int]? in
          try context.reducesRightly() ? try context.replays(sessions) : nil
        },
        mistakes: [
          Mistake("replay-goes-on", remembers: true) { sessions in
            var number = 0
            return sessions.map { session in
              number = replay(session.events, from: number)
              return number
            }
          }
        ]),
    ]
  }

  /// Sessions with events of each kind.
  static let spoken = [
    [.increase], [.decrease, .increase], [.reset(to: 7)], [.reset(to: -2), .decrease],
  ].map { Session(events: $0, initial: 26) }

  static func isReset(_ event: Event) -> Bool {
    if case .reset = event { true } else { false }
  }

  /// The events up to the first reset, with it.
  static func upToReset(_ events: [Event]) -> ArraySlice<Event> {
    events.firstIndex(where: isReset).map { events[...$0] } ?? events[...]
  }

  static func replay<Events: Sequence<Event>>(_ events: Events, from initial: Int) -> Int {
    Model.replay(Array(events), from: initial)
  }
}
