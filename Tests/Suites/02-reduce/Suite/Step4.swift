import ReduceScript
import SuiteSupport

extension Suite {
  static var undoingChecks: [Check<Suite>] {
    let main = "undoing.last-events"
    return [
      Check(
        main, step: 4, after: "replay.in-order", "replay.from-initial", "replay.joined",
        "reduce.same-answer"
      ) { context in
        try context.expectUndoings { undo in try context.forAllUndoings(ofReset: false, undo) }
        try context.expectAnswers { try EdgeCases.undoings.forEach($0) }
      }.withLiterals { context, literals in
        try context.expectAnswers { call in
          for events in literals.increases(upTo: 6_000) where events.count > 1 {
            try call(.undoing(last: events.count - 2, of: events, from: .state(4)))
            try call(.undoing(last: 2, of: events, from: .state(4)))
          }
        }
      },
      Check("undoing.reset", step: 4, after: main) { context in
        try context.expectUndoings { undo in try context.forAllUndoings(ofReset: true, undo) }
        try context.expectAnswers { try EdgeCases.undoneResets.forEach($0) }
      },
      Check("undoing.too-many", step: 4, after: "undoing.reset") { context in
        try context.expectUndoings { undo in
          try context.forAllSequences(of: Model.events, count: 50) { events in
            try forAll([1, 2, 3, 1_000]) { try undo(events.count + $0, events) }
          }
        }
        try context.expectAnswers { try EdgeCases.tooManyUndos.forEach($0) }
      },
      Check("undoing.negative", step: 4, after: main) { context in
        try context.expectUndoings { undo in
          try context.forAllSequences(of: Model.events, count: 50) { events in
            try forAll([-1, -5]) { try undo($0, events) }
          }
        }
        try context.expectAnswers { try EdgeCases.negativeUndos.forEach($0) }
      },
      Check(
        sameAnswers: "undoing.same-answer", step: 4, after: "reduce.same-answer",
        "replay.interleaved", main),
      Check(
        "undoing.silent", step: 4, after: "replay.silent", "undoing.too-many", "undoing.negative"
      ) { context in
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(0...events.count) { count in
            try context.expectSilence(during: [.undoing(last: count, of: events, from: .state(4))])
          }
        }
        let calls = EdgeCases.undoneResets + EdgeCases.tooManyUndos + EdgeCases.negativeUndos
        try context.expectSilence(duringEach: calls.map { [$0] })
      },
      Check(
        reading: "undoing.pure-by-reading", of: "undoing(last:of:from:)", step: 4,
        after: "undoing.same-answer", "undoing.silent", "reduce.pure-by-reading",
        "replay.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// Every number of undos that a sequence has events for, if a reset is undone or if none is.
  fileprivate func forAllUndoings(
    ofReset undoesReset: Bool, _ body: (Int, [Event]) throws -> Void
  ) throws {
    try forAllSequences(of: Model.events, exhaustive: 3, count: 50) { events in
      try forAll(0...events.count) { count in
        guard events.suffix(count).contains(where: Suite.isReset) == undoesReset else { return }
        try body(count, events)
      }
    }
  }

  /// - Parameter body: undoes so many of these events, by what it is given for that.
  fileprivate func expectUndoings(
    _ body: (@escaping (Int, [Event]) throws -> Void) throws -> Void
  ) throws {
    try expectAnswers { call in
      try body { count, events in
        try forAll([4, -2, 0]) { try call(.undoing(last: count, of: events, from: .state($0))) }
      }
    }
  }
}

extension Suite {
  static var undoingDiagnoses: [Diagnosis<Suite>] {
    [
      // The least exact comes first: of two names for one check the later is told.
      Diagnosis(
        checks: ["undoing.reset"], scripts: (undos + EdgeCases.undoings).map { [$0] },
        seeing: \.states[0], if: { try $0.replaysRightly() }, mistakes: [],
        otherwise: [
          Symptom(
            "undoing-wrong-with-a-reset", onlyWith: { $0[0].events.contains(where: isReset) })
        ]),
      undoingDiagnosis(["undoing.last-events", "undoing.reset"], counts: 1...3, mistakes: undoing),
      undoingDiagnosis(
        ["undoing.too-many"], counts: 4...6,
        mistakes: [
          "undoing-too-many-undoes-nothing": { replay($0.events, from: $0.initial) },
          "undoing-too-many-gives-zero": { _ in 0 },
          "undoing-too-many-keeps-one": { replay($0.events.prefix(1), from: $0.initial) },
        ]),
      undoingDiagnosis(
        ["undoing.negative"], counts: -3 ... -1,
        mistakes: [
          "undoing-minus-is-ignored": {
            Model.undoing(-$0.count, of: $0.events, from: $0.initial)
          },
          "undoing-negative-undoes-all": { $0.initial },
          "undoing-negative-gives-zero": { _ in 0 },
        ]),
      Diagnosis(
        checks: ["undoing.last-events"],
        scripts: (undos + EdgeCases.undoings).map { [$0] },
        seeing: \.states[0], if: { try $0.replaysRightly() }, mistakes: [],
        otherwise: [
          Symptom("undoing-large-counts", onlyWith: { count(in: $0) > 9 }),
          Symptom(
            "undoing-only-the-table", onlyWith: { ![0, 1, 2, 4, 9].contains(count(in: $0)) }),
          Symptom("undoing-wrong-with-all", onlyWith: { count(in: $0) == $0[0].events.count }),
        ]),
      // A count of 0 is asked, too.
      undoingDiagnosis(
        ["undoing.last-events"], counts: 0...3,
        mistakes: ["undoing-zero-gives-initial": { $0.count == 0 ? $0.initial : undone($0) }]),
      Diagnosis(
        printing: "undoing-prints", check: "undoing.silent",
        scripts: spoken.map {
          [.undoing(last: 1, of: $0.events, from: .state($0.initial))]
        }),
    ]
  }

  private typealias Undo = (count: Int, events: [Event], initial: Int)

  private static var undoing: KeyValuePairs<String, (Undo) -> Int> {
    [
      "undoing-gives-initial": { $0.initial },
      "undoing-nothing": { replay($0.events, from: $0.initial) },
      "undoing-one-only": { replay($0.events.dropLast(), from: $0.initial) },
      "undoing-one-too-many": { replay($0.events.dropLast($0.count + 1), from: $0.initial) },
      "undoing-one-too-few": { replay($0.events.dropLast(max(0, $0.count - 1)), from: $0.initial) },
      "undoing-leaves-no-single-one": { undo in
        let left = undo.events.dropLast(undo.count)
        return left.count == 1 ? undo.initial : replay(left, from: undo.initial)
      },
      "undoing-keeps-first-count": { replay($0.events.prefix($0.count), from: $0.initial) },
      "undoing-keeps-last-count": { replay($0.events.suffix($0.count), from: $0.initial) },
      "undoing-drops-the-first": { replay($0.events.dropFirst($0.count), from: $0.initial) },
      "undoing-from-the-end": { undo in
        replay(undo.events.dropLast(undo.count), from: replay(undo.events, from: undo.initial))
      },
      "undoing-from-zero": { Model.undoing($0.count, of: $0.events, from: 0) },
      "undoing-with-opposites": { undo in goBack(undo, resetting: { _ in undo.initial }) },
      "undoing-skips-resets": { goBack($0, resetting: { $0 }) },
      // All events are undone rightly.
      "undoing-with-opposites": { undo in
        undo.count == undo.events.count
          ? undo.initial : goBack(undo, resetting: { _ in undo.initial })
      },
      "undoing-skips-resets": { undo in
        undo.count == undo.events.count ? undo.initial : goBack(undo, resetting: { $0 })
      },
      "undoing-keeps-first-count": { undo in
        undo.count == undo.events.count
          ? undo.initial : replay(undo.events.prefix(undo.count), from: undo.initial)
      },
      "undoing-resets-to-zero": { goBack($0, resetting: { _ in 0 }) },
      "undoing-resets-to-zero": { undo in
        undo.count == undo.events.count ? undo.initial : goBack(undo, resetting: { _ in 0 })
      },
      "undoing-resets-again": { goBack($0, resetting: nil) },
      "undoing-ignores-resets": {
        replay($0.events.dropLast($0.count).filter { !isReset($0) }, from: $0.initial)
      },
      "undoing-stops-at-reset": { undo in
        let kept = undo.events.suffix(undo.count).reversed().prefix { !isReset($0) }.count
        return replay(undo.events.dropLast(kept), from: undo.initial)
      },
    ]
  }

  /// Every number of undos that a session has events for.
  private static var undos: [Call] {
    sessions.flatMap { session in
      (0...session.events.count).map { count in
        Call.undoing(last: count, of: session.events, from: .state(session.initial))
      }
    }
  }

  private static func count(in script: [Call]) -> Int {
    if case .undoing(let count, _, _) = script[0] { count } else { 0 }
  }

  private static func undone(_ undo: Undo) -> Int {
    Model.undoing(undo.count, of: undo.events, from: undo.initial)
  }

  /// Takes the last events back by their opposites.
  ///
  /// - Parameter resetting: what is taken for the opposite of a reset; `nil` for the same again.
  private static func goBack(_ undo: Undo, resetting: ((Int) -> Int)?) -> Int {
    let end = replay(undo.events, from: undo.initial)
    return undo.events.suffix(undo.count).reversed().reduce(end) { state, event in
      switch event {
      case .increase: state - 1
      case .decrease: state + 1
      case .reset: resetting.map { $0(state) } ?? Model.reduce(state, event)
      }
    }
  }

  private static func undoingDiagnosis(
    _ checks: [String], counts: ClosedRange<Int>, mistakes: KeyValuePairs<String, (Undo) -> Int>
  ) -> Diagnosis<Suite> {
    let undos = sessions.flatMap { session in
      counts.map { (count: $0, events: session.events, initial: session.initial) }
    }
    // The many undos are those that are more than there are events.
    .filter { counts.lowerBound > 3 || $0.count <= $0.events.count }
    // Of so many events some are left, even if a hidden number adds up what was undone before.
    let long: Undo = (
      count: 1, events: Array(repeating: .increase, count: 300), initial: 6
    )
    return diagnosis(
      of: checks, samples: [0, 1].contains(counts.lowerBound) ? [long] + undos : undos,
      if: { context in try context.replaysRightly() && isHistoryOfNoMatter(context) },
      exercise: { context, undos in
        let script = undos.map {
          Call.undoing(last: $0.count, of: $0.events, from: .state($0.initial))
        }
        return try context.trace(of: script).states
      }, mistakes: mistakes)
  }

  /// Whether the history is right or not written yet: undoing may be built on it.
  private static func isHistoryOfNoMatter(_ context: TestContext<Suite>) throws -> Bool {
    let histories = try context.histories(sessions)
    return histories.allSatisfy(\.isEmpty)
      || histories == sessions.map { Model.history(of: $0.events, from: $0.initial) }
  }
}
