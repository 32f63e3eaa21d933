import ReduceScript
import SuiteSupport

extension Suite {
  static var replayChecks: [Check<Suite>] {
    let (main, start) = ("replay.in-order", "replay.from-initial")
    return [
      Check(
        main, step: 2, after: "reduce.increase", "reduce.decrease", "reduce.reset",
        "reduce.same-answer"
      ) { bench in
        try bench.expectAnswers { call in
          try bench.forAllSequences(of: Model.events) { try call(.replay($0, from: .state(0))) }
        }
        try bench.expectAnswers { call in
          for events in Forgotten.histories { try call(.replay(events, from: .state(0))) }
        }
      },
      Check(start, step: 2, after: main) { bench in
        try bench.expectAnswers { call in
          try forAll(Model.states) { state in
            try bench.forAllSequences(of: Model.events, count: 20) {
              try call(.replay($0, from: .state(state)))
            }
          }
        }
        try bench.expectAnswers { call in
          for session in Forgotten.sessions {
            try call(.replay(session.events, from: .state(session.initial)))
          }
        }
      },
      Check("replay.joined", step: 2, after: main, start) { bench in
        try bench.forAllSequences(of: Model.events, count: 50) { try bench.expectJoined($0) }
      },
      Check(
        sameAnswers: "replay.interleaved", step: 2, after: "reduce.same-answer", main, start
      ) { bench in
        try bench.forAllSequences(of: Model.events, count: 50) { try bench.expectInterleaved($0) }
      },
      Check("replay.silent", step: 2, after: "reduce.silent", main) { bench in
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(Model.states) { state in
            try bench.expectSilence(during: [.replay(events, from: .state(state))])
          }
        }
        try bench.expectSilence(
          duringEach: Forgotten.spokenSessions.map {
            [.replay($0.events, from: .state($0.initial))]
          })
      },
      Check(
        reading: "replay.pure-by-reading", of: "replay(_:from:)", step: 2,
        after: "replay.interleaved", "replay.silent", "reduce.pure-by-reading"),
    ]
  }
}

extension Bench<Suite> {
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
      return [lines[0], lines[1], lines[2] + Comment("same").trailing]
    }
    try SuiteSupport.expect(states[1], equals: states[2], given: given)
  }

  /// Two replays take turns: each goes half of its way before the other one goes on.
  fileprivate func expectInterleaved(_ events: [Event]) throws {
    let others = Array(events.reversed())
    let ((first, second), (third, fourth)) = (halves(events), halves(others))
    try expect(
      [
        .replay(first, from: .state(3)), .replay(third, from: .state(-8)),
        .replay(second, from: .answer(0)), .replay(fourth, from: .answer(1)),
      ], seeing: { Array($0.states.suffix(2)) })
  }
}
