import SuiteSupport

private typealias Key = UndoScript.Key
private typealias Action = Model.UndoAction<Key>

extension Suite {
  static var undoChecks: [Check] {
    [
      Check("undo.action", step: 6) {
        let actions: [Action] = [.action(.add(3)), .action(.double), .action(.add(-1))]
        try forAllSequences(of: actions, count: 20) { try expectUndo($0) }
      },
      Check("undo.undo", step: 6, after: "undo.action") {
        try forAll(1...3) { count in
          try forAll(1...count) { undos in try expectUndo(steps(count) + repeated(.undo, undos)) }
        }
      },
      Check("undo.redo", step: 6, after: "undo.undo") {
        try forAll(1...3) { count in
          try forAll(1...count) { redos in
            let undos = repeated(.undo, count)
            try expectUndo(steps(count) + undos + repeated(.redo, redos))
            try expectUndo(steps(count) + undos + repeated(.redo, redos) + repeated(.undo, redos))
          }
        }
      },
      Check("undo.new-action", step: 6, after: "undo.redo") {
        try forAll(1...3) { count in
          let start = steps(count) + repeated(.undo, count) + [.action(.add(50))]
          try expectUndo(start + [.redo])
          try expectUndo(start + [.undo, .redo, .redo])
        }
      },
      Check("undo.nothing-left", step: 6, after: "undo.redo") {
        try forAll(0...3) { count in
          try expectUndo(steps(count) + repeated(.undo, count + 2) + repeated(.redo, count + 2))
          try expectUndo(steps(count) + [.redo, .redo] + repeated(.undo, count))
        }
      },
      Check("undo.limit", step: 6, after: "undo.undo") {
        try forAll(1...3) { limit in
          try forAll(1...4) { more in
            let count = limit + more
            try expectUndo(steps(count) + repeated(.undo, count), limit: limit)
          }
        }
      },
      Check("undo.no-limit", step: 6, after: "undo.undo") {
        try forAll([0, -1, -5]) { limit in
          try expectUndo(steps(2) + [.undo, .redo, .action(.double), .undo], limit: limit)
        }
      },
      Check("undo.inner-once", step: 6, after: "undo.redo") { try expectUndoRunsInnerOnce() },
      Check("undo.in-state", step: 6, after: "undo.redo") { try expectSeparateHistories() },
      Check(
        "undo.any-sequence", step: 6, after: "undo.new-action", "undo.nothing-left", "undo.limit"
      ) {
        let pool: [Action] = [.action(.add(1)), .undo, .redo, .action(.double), .action(.add(0))]
        try forAll([1, 2, 100]) { limit in
          try forAllSequences(of: pool, exhaustive: 3, count: 120) {
            try expectUndo($0, limit: limit)
          }
        }
      },
    ]
  }

  /// So many actions, each of which changes the value.
  private static func steps(_ count: Int) -> [Action] {
    (0..<count).map { .action(.add($0 + 1)) }
  }

  private static func repeated(_ action: Action, _ count: Int) -> [Action] {
    Array(repeating: action, count: count)
  }

  private static func expectUndo(_ actions: [Action], limit: Int = 100) throws {
    let step = Exercise.undoable(Key.reducer, limit: limit)(10)
    try expect(
      actions.map { step($0) },
      equals: Model.presents(after: actions, from: 10, limit: limit),
      given: undoCall(actions, limit: limit) + ["// `present` after each of them"])
  }

  private static func expectUndoRunsInnerOnce() throws {
    let pool: [Action] = [.action(.add(1)), .undo, .redo]
    try forAllSequences(of: pool, exhaustive: 4, count: 20) { actions in
      var runs: [Key] = []
      let step = Exercise.undoable(
        { (value: inout Int, key: Key) in
          runs.append(key)
          Key.reducer(&value, key)
        }, limit: 100)(10)
      for action in actions { _ = step(action) }
      let expected = actions.compactMap { action -> Key? in
        guard case .action(let key) = action else { return nil }
        return key
      }
      try expect(
        runs, equals: expected,
        given: undoCall(actions, limit: 100) + ["// the actions that `reducer` is given"])
    }
  }

  /// One reducer for two states: what is undone in one must not come from the other.
  private static func expectSeparateHistories() throws {
    let start = Exercise.undoable(Key.reducer, limit: 100)
    let (first, second) = (start(10), start(500))
    let turns: [(name: String, action: Action)] = [
      ("first", .action(.add(1))), ("second", .action(.double)), ("first", .undo),
      ("second", .redo), ("second", .undo), ("first", .redo), ("first", .undo), ("second", .redo),
    ]
    let presents = turns.map { turn in
      Line("\(turn.name): \((turn.name == "first" ? first : second)(turn.action))")
    }
    try expect(
      presents,
      equals: [
        "first: 11", "second: 1000", "first: 10", "second: 1000", "second: 500", "first: 11",
        "first: 10", "second: 1000",
      ].map { Line($0) },
      given: [
        "var first = UndoState(present: 10)", "var second = UndoState(present: 500)",
        "let reducer = undoable(…, limit: 100)  // one for both",
      ] + turns.map { "reducer(&\($0.name), \(code($0.action)))" }
        + ["// `present` after each of them"])
  }

  private static func undoCall(_ actions: [Action], limit: Int) -> [String] {
    ["var state = UndoState(present: 10)", "let reducer = undoable(…, limit: \(limit))"]
      + actions.map { "reducer(&state, \(code($0)))" }
  }
}
