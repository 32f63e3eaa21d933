import ReduceScript
import SuiteSupport

extension Suite {
  static var undoingChecks: [Check<Suite>] {
    let main = "undoing.last-events"
    return [
      Check(
        main, step: 4, after: "replay.in-order", "reduce.same-answer"
      ) { bench in
        try bench.expectUndoings { undo in try bench.forAllUndoings(ofReset: false, undo) }
        try bench.expectAnswers { try Forgotten.undoings.forEach($0) }
      },
      Check("undoing.reset", step: 4, after: main) { bench in
        try bench.expectUndoings { undo in try bench.forAllUndoings(ofReset: true, undo) }
        try bench.expectAnswers { try Forgotten.undoneResets.forEach($0) }
      },
      Check("undoing.too-many", step: 4, after: "undoing.reset") { bench in
        try bench.expectUndoings { undo in
          try bench.forAllSequences(of: Model.events, count: 50) { events in
            try forAll([1, 2, 3, 1_000]) { try undo(events.count + $0, events) }
          }
        }
        try bench.expectAnswers { try Forgotten.tooManyUndos.forEach($0) }
      },
      Check("undoing.negative", step: 4, after: main) { bench in
        try bench.expectUndoings { undo in
          try bench.forAllSequences(of: Model.events, count: 50) { events in
            try forAll([-1, -5]) { try undo($0, events) }
          }
        }
        try bench.expectAnswers { try Forgotten.negativeUndos.forEach($0) }
      },
      Check(
        sameAnswers: "undoing.same-answer", step: 4, after: "reduce.same-answer",
        "replay.interleaved", main),
      Check(
        "undoing.silent", step: 4, after: "replay.silent", "undoing.too-many", "undoing.negative"
      ) { bench in
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(0...events.count) { count in
            try bench.expectSilence(during: [.undoing(last: count, of: events, from: .state(4))])
          }
        }
        let calls = Forgotten.undoneResets + Forgotten.tooManyUndos + Forgotten.negativeUndos
        try bench.expectSilence(duringEach: calls.map { [$0] })
      },
      Check(
        reading: "undoing.pure-by-reading", of: "undoing(last:of:from:)", step: 4,
        after: "undoing.same-answer", "undoing.silent", "reduce.pure-by-reading",
        "replay.pure-by-reading"),
    ]
  }
}

extension Bench<Suite> {
  /// Every number of undos that a sequence has events for, if a reset is undone or if none is.
  fileprivate func forAllUndoings(
    ofReset undoesReset: Bool, _ body: (Int, [Event]) throws -> Void
  ) throws {
    try forAllSequences(of: Model.events, exhaustive: 3, count: 50) { events in
      try forAll(0...events.count) { count in
        guard events.suffix(count).contains(where: isReset) == undoesReset else { return }
        try body(count, events)
      }
    }
  }

  private func isReset(_ event: Event) -> Bool {
    if case .reset = event { true } else { false }
  }

  /// - Parameter body: undoes so many of these events, by what it is given for that.
  fileprivate func expectUndoings(
    _ body: (@escaping (Int, [Event]) throws -> Void) throws -> Void
  ) throws {
    try expectAnswers { call in
      try body { count, events in
        try forAll([4, -2]) { try call(.undoing(last: count, of: events, from: .state($0))) }
      }
    }
  }
}
