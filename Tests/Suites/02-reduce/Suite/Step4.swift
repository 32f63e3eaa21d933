import ReduceScript
import SuiteSupport

extension Suite {
  static var undoingChecks: [Check<Suite>] {
    let main = "undoing.last-events"
    return [
      Check(main, step: 4) { bench in
        try bench.forAllUndoings(ofReset: false) { try bench.expectUndoing($0, of: $1) }
      },
      Check("undoing.reset", step: 4, after: main) { bench in
        try bench.forAllUndoings(ofReset: true) { try bench.expectUndoing($0, of: $1) }
      },
      Check("undoing.too-many", step: 4, after: main) { bench in
        try bench.forAllSequences(of: Model.events, count: 50) { events in
          try forAll([1, 2, 3, 1_000]) { try bench.expectUndoing(events.count + $0, of: events) }
        }
      },
      Check("undoing.negative", step: 4, after: main) { bench in
        try bench.forAllSequences(of: Model.events, count: 50) { events in
          try forAll([-1, -5]) { try bench.expectUndoing($0, of: events) }
        }
      },
      Check("undoing.silent", step: 4, after: main) { bench in
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(0...events.count) { count in
            try bench.expectSilence(during: [.undoing(last: count, of: events, from: .state(4))])
          }
        }
      },
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

  fileprivate func expectUndoing(_ count: Int, of events: [Event]) throws {
    try forAll([4, -2]) {
      try expectAnswer(to: .undoing(last: count, of: events, from: .state($0)))
    }
  }
}
