import HigherOrderReducersScript
import SuiteSupport

private typealias Action = UndoAction<Key>

extension Suite {
  static var undoChecks: [Check<Suite>] {
    [
      Check("undo.action", step: 6) { context in
        let actions: [Action] = [.action(.add(3)), .action(.double), .action(.add(-1))]
        try context.forAllSequences(of: actions, count: 20) { try context.expectUndo($0) }
      }.withLiterals { context, literals in
        try context.expectUndos(
          literals.summands.flatMap {
            [undo([.action(.add($0))]), undo([.action(.add(3))], from: $0)]
          })
      },
      Check("undo.undo", step: 6, after: "undo.action") { context in
        try forAll(1...3) { count in
          try forAll(1...count) { try context.expectUndo(steps(count) + repeated(.undo, $0)) }
        }
      }.withLiterals { context, literals in
        try context.expectUndos(
          literals.summands.flatMap {
            [undo([.action(.add(3)), .undo], from: $0), undo([.action(.add($0)), .undo])]
          })
      },
      Check("undo.redo", step: 6, after: "undo.undo") { context in
        try forAll(1...3) { count in
          try forAll(1...count) { redos in
            let undone = steps(count) + repeated(.undo, count)
            try context.expectUndo(undone + repeated(.redo, redos))
            try context.expectUndo(undone + repeated(.redo, redos) + repeated(.undo, redos))
          }
        }
      }.withLiterals { context, literals in
        try context.expectUndos(
          literals.summands.map { undo([.action(.add($0)), .undo, .redo], from: 0) })
      },
      Check("undo.nothing-left", step: 6, after: "undo.redo") { context in
        // A single step is enough to trap.
        try forAll([.undo, .redo]) { try context.expectUndo([$0]) }
        try forAll(0...3) { count in
          let ends = repeated(.undo, count + 2) + repeated(.redo, count + 2)
          try context.expectUndo(steps(count) + ends)
          try context.expectUndo(steps(count) + [.redo, .redo] + repeated(.undo, count))
        }
      },
      Check("undo.new-action", step: 6, after: "undo.nothing-left") { context in
        try forAll(1...3) { count in
          let start = steps(count) + repeated(.undo, count) + [.action(.add(50))]
          try context.expectUndo(start + [.redo])
          try context.expectUndo(start + [.undo, .redo, .redo])
          // It comes to what a redo would have given.
          try context.expectUndo(steps(count) + repeated(.undo, count) + steps(1) + [.redo])
        }
      },
      Check("undo.limit", step: 6, after: "undo.nothing-left") { context in
        try forAll(1...3) { limit in
          try forAll(limit + 1...limit + 4) { count in
            try context.expectUndo(steps(count) + repeated(.undo, count), limits: [limit])
          }
        }
        // There and back, and there again, beyond what is kept.
        try forAll([10, 50, 300]) { limit in
          let ends = repeated(.undo, limit + 2) + repeated(.redo, limit + 2)
          try context.expectUndo(
            steps(limit + 3) + ends + repeated(.undo, limit + 1), limits: [limit])
        }
      }.withLiterals { context, literals in
        try context.expectUndos(
          literals.counts(upTo: 500, andOneUpTo: 2_000).flatMap { count in
            [count, .max].map { undo(steps(count + 1) + repeated(.undo, count + 1), limit: $0) }
          })
      },
      Check("undo.no-limit", step: 6, after: "undo.limit") { context in
        try forAll([0, -1, -5, .min]) { limit in
          // A single action is enough to trap.
          try context.expectUndo(steps(1), limits: [limit])
          try context.expectUndo(
            steps(2) + [.undo, .redo, .action(.double), .undo], limits: [limit])
        }
      }.withLiterals { context, literals in
        let limits = literals.numbers.filter { $0 <= 0 }
        try context.expectUndos(limits.map { undo(steps(1) + [.undo], limit: $0) })
      },
      Check("undo.inner-once", step: 6, after: "undo.nothing-left") { context in
        let pool: [Action] = [.action(.add(1)), .undo, .redo]
        try context.forAllSequences(of: pool, exhaustive: 3, count: 20) { actions in
          let script = [undo(actions)]
          try context.expect(
            script, seeing: { $0[0].keys.compactMap(\.run).map(\.action) },
            given: code(script[0], noting: .runs)
              + [#"runs.map(\.action)"# + Comment("actions-given").trailing])
        }
      },
      Check("undo.present", step: 6, after: "undo.new-action", "undo.inner-once") {
        let machine = HistoryMachine(limits: [100], written: [50])
        try $0.expectWords(of: machine, upTo: 4, byChance: 20)
      }.withLiterals { context, literals in
        try context.expectUndos(
          literals.summands.map {
            .history([.act(through: 0), .write($0), .act(through: 0)], limits: [100])
          })
      },
      Check(sameAnswers: "undo.in-state", step: 6, after: "undo.nothing-left") {
        try $0.expectPresents(apart, from: [10, 500])
      },
      Check(
        "undo.other-limit", step: 6, after: "undo.new-action", "undo.no-limit", "undo.in-state"
      ) { context in
        try forAll([1, 0, -1]) { limit in
          let machine = HistoryMachine(limits: [3, limit], examples: [overfull, undone])
          try context.expectWords(of: machine, upTo: 3, byChance: 20)
        }
      },
      Check(
        "undo.any-sequence", step: 6, after: "undo.new-action", "undo.no-limit", "undo.in-state",
        "undo.inner-once"
      ) { context in
        try forAll(0...3) { try context.expectUndoWords(limit: $0, upTo: 8) }
        let pool: [Action] = [.action(.add(1)), .undo, .redo, .action(.double), .action(.add(0))]
        try context.forAllSequences(of: pool, count: 60) {
          try context.expectUndo($0, limits: [1, 2, 100, .max])
        }
      },
      Check(
        reading: "undo.pure-by-reading", of: "undoable(_:limit:)", step: 6,
        after: "undo.in-state", "undo.any-sequence"),
    ]
  }

  /// So many actions, each of which changes the value.
  private static func steps(_ count: Int) -> [Action] {
    (0..<count).map { .action(.add($0 + 1)) }
  }

  private static func repeated(_ action: Action, _ count: Int) -> [Action] {
    Array(repeating: action, count: count)
  }

  fileprivate static func undo(_ actions: [Action], from value: Int = 10, limit: Int = 100) -> Call
  {
    .undo(actions.map { Turn($0) }, from: [value], limit: limit)
  }
}

extension TestContext<Suite> {
  fileprivate func expectUndo(_ actions: [Action], limits: [Int] = [100]) throws {
    try forAll(limits) { try expectPresents(actions.map { Turn($0) }, limit: $0) }
  }

  /// Asks many at once.
  fileprivate func expectUndos(_ calls: [Call]) throws {
    try expectEach(
      of: calls.map { [$0] }, asking: "state.present", seeing: { $0.map(\.presents.last) })
  }

  fileprivate func expectPresents(
    _ turns: [Turn<Action>], from values: [Int] = [10], limit: Int = 100
  ) throws {
    func code(_ script: [Call]) -> [String] {
      let name = values.count == 1 ? "state" : Suite.names[script[0].lastPlace]
      return Suite.code(script) + ["\(name).present"]
    }
    try expect(
      turns, playing: { [.undo($0, from: values, limit: limit)] }, upTo: { $0.first($1) },
      seeing: Sight(code: code) { $0[0].presents.last })
  }
}

// What diagnoses of step 6 play.

extension Suite {
  /// A layer with a larger limit comes first, and then three steps are undone.
  private static let overfull: [HistoryCommand] =
    [0, 0, 0, 1].map { .act(through: $0) }
    + Array(repeating: .send(.undo, layer: 1), count: 3)

  /// A layer with a larger limit has left something to redo, and then comes an action.
  private static let undone: [HistoryCommand] =
    [.act(through: 0), .send(.undo, layer: 0), .act(through: 1)]
    + [.redo, .undo, .redo].map { .send($0, layer: 1) }

  /// The present is written, with something to undo and something to redo.
  private static let written: [HistoryCommand] = [
    .send(.action(.add(1)), layer: 0), .send(.action(.add(2)), layer: 0), .send(.undo, layer: 0),
    .write(50), .send(.redo, layer: 0), .write(60), .send(.undo, layer: 0), .send(.undo, layer: 0),
  ]

  /// All short words, steps that change nothing, and two histories by turns: a script for each limit.
  static var undoScripts: [[Call]] {
    let equal: [UndoAction<Key>] = [
      .action(.add(4)), .action(.add(0)), .action(.double), .undo, .undo, .undo, .redo, .redo,
      .action(.add(0)), .redo, .undo, .redo, .undo, .undo,
    ]
    return [100, 1, 2, 3, 0, -1, -5].map { limit in
      [
        .undoWords(limit: limit, longest: 7),
        .undo(equal.map { Turn($0) }, from: [10], limit: limit),
        .undo(apart, from: [10, 500], limit: limit),
      ]
    } + [
      [.history(overfull, limits: [3, 1])], [.history(overfull, limits: [3, 0])],
      [.history(undone, limits: [3, 0])], [.history(written, limits: [100])],
      [.undo((steps(12) + repeated(.undo, 12)).map { Turn($0) }, from: [10], limit: 100)],
    ]
  }

  /// What is undone in one history must not come from the other.
  static let apart: [Turn<UndoAction<Key>>] = {
    let (first, second) = (0, 1)
    return [
      Turn(.action(.add(1)), at: first), Turn(.action(.double), at: second),
      Turn(.undo, at: first), Turn(.redo, at: second), Turn(.undo, at: second),
      Turn(.redo, at: first), Turn(.undo, at: first), Turn(.redo, at: second),
    ]
  }()
}

extension TestContext<Suite> {
  /// Throws a mismatch for the shortest of all short words after which the present isn't as it
  /// should be.
  func expectUndoWords(limit: Int, upTo longest: Int) throws {
    guard let whole = try fault(inWords: longest, limit: limit) else { return }
    let turns = whole.words.beginnings(of: whole.place).map { Turn(whole.words.all[$0].letter) }
    let alone = Call.undo(turns, from: [0], limit: limit)
    let (actual, expected) = try traceAndModel(of: [alone])
    // A word that is right alone shares something with the copies on which others were played.
    let isShared = actual == expected
    var fault = whole
    if isShared {
      for length in 1..<longest {
        guard let short = try self.fault(inWords: length, limit: limit) else { continue }
        fault = short
        break
      }
    }
    try SuiteSupport.expect(
      fault.seen, equals: fault.right,
      given: isShared
        ? Suite.code(copying: fault.words, upTo: fault.place, limit: limit)
        : Suite.code(alone) + ["state.present"])
  }

  /// The first word after which the present isn't right; nil if there is none.
  private func fault(
    inWords longest: Int, limit: Int
  ) throws -> (words: UndoWords, place: Int, seen: Int, right: Int)? {
    let (actual, expected) = try traceAndModel(of: [.undoWords(limit: limit, longest: longest)])
    let (seen, right) = (actual[0].numbers, expected[0].numbers)
    return right.indices.first { seen[$0] != right[$0] }.map { place in
      (UndoWords(limit: limit, longest: longest), place, seen[place], right[place])
    }
  }
}
