import SuiteSupport

extension Suite {
  static var undoingChecks: [Check] {
    let main = "undoing.last-events"
    return [
      Check(main, step: 4) {
        try forAllUndoings(ofReset: false) { try expectUndoing($0, of: $1) }
      },
      Check("undoing.reset", step: 4, after: main) {
        try forAllUndoings(ofReset: true) { try expectUndoing($0, of: $1) }
      },
      Check("undoing.too-many", step: 4, after: main) {
        try forAllSequences(of: Model.events, count: 50) { events in
          try forAll([1, 2, 3, 1_000]) { try expectUndoing(events.count + $0, of: events) }
        }
      },
      Check("undoing.negative", step: 4, after: main) {
        try forAllSequences(of: Model.events, count: 50) { events in
          try forAll([-1, -5]) { try expectUndoing($0, of: events) }
        }
      },
      Check("undoing.silent", step: 4, after: main) {
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(0...events.count) { count in
            _ = try expectSilence(given: [call(count, of: events, from: 4)]) {
              Exercise.undoing(count, of: events, from: 4)
            }
          }
        }
      },
    ]
  }

  private static func call(_ count: Int, of events: [Model.Event], from initial: Int) -> String {
    "undoing(last: \(count), of: \(code(events)), from: \(initial))"
  }

  /// Every number of undos that a sequence has events for, if a reset is undone or if none is.
  private static func forAllUndoings(
    ofReset undoesReset: Bool, _ body: (Int, [Model.Event]) throws -> Void
  ) throws {
    try forAllSequences(of: Model.events, exhaustive: 3, count: 50) { events in
      try forAll(0...events.count) { count in
        guard events.suffix(count).contains(where: isReset) == undoesReset else { return }
        try body(count, events)
      }
    }
  }

  private static func isReset(_ event: Model.Event) -> Bool {
    if case .reset = event { true } else { false }
  }

  private static func expectUndoing(_ count: Int, of events: [Model.Event]) throws {
    try forAll([4, -2]) { initial in
      let expected = Model.undoing(count, of: events, from: initial)
      try expectAnswer(to: call(count, of: events, from: initial), equals: expected) {
        Exercise.undoing(count, of: events, from: initial)
      }
    }
  }
}
