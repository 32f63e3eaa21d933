import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var combineChecks: [Check<Suite>] {
    [
      Check("combine.runs-all", step: 1) { context in
        try forAll(counts) { count in
          try context.expectNames(
            combining(count), #"runs.map(\.name).sorted()"#, Comment("ran-by-name")
          ) { $0.sorted() }
        }
      }.withLiterals { context, literals in
        try forAll(literals.counts(upTo: 100)) { count in
          try context.expectNames(
            combining(count), #"runs.map(\.name).sorted()"#, Comment("ran-by-name")
          ) { $0.sorted() }
        }
      },
      Check("combine.order", step: 1, after: "combine.runs-all") { context in
        try forAll(counts.dropFirst()) { count in
          try context.expectNames(
            combining(count), #"runs.map(\.name)"#, Comment("ran-in-order")
          ) { $0 }
        }
      },
      Check("combine.sees-before", step: 1, after: "combine.order") { context in
        try forAll(counts) { count in
          try context.expectRunsAndValues(
            after: combining(count), remark: Comment("was-given"))
        }
      }.withLiterals { context, literals in
        try context.expectEach(
          of: .combination(.first(2)), literals.numbers.map { (.list([]), .number($0)) })
      },
      Check(sameAnswers: "combine.again", step: 1, after: "combine.sees-before") { context in
        try context.forAllSequences(of: [1, 2, 3], count: 20) { actions in
          try context.expectValues(after: combining(2, actions: actions))
        }
      },
      Check("combine.none", step: 1, after: "combine.runs-all") { context in
        try forAll([[], ["x"], ["x", "y"]]) { list in
          try context.expectValues(
            after: Scene(.combination(.combined([])), on: .list(list), [.number(7)]))
        }
      },
      Check("combine.associative", step: 1, after: "combine.sees-before", "combine.none") {
        context in
        for combination in nested {
          try context.expectValues(
            after: Scene(.combination(combination), on: .list([]), [.number(7)]))
        }
      },
      Check("combine.silent", step: 1, after: "combine.runs-all") { context in
        try context.expectSilence(during: combining(2))
      },
      Check(
        reading: "combine.pure-by-reading", of: "combine(_:)", step: 1,
        after: "combine.again", "combine.associative", "combine.silent"),
    ]
  }

  /// How many reducers are combined: also more than a number has bits.
  private static let counts = Array(1...17) + [66]

  /// One reducer of the first letters.
  private static func combining(_ count: Int, actions: [Int] = [7]) -> Scene {
    Scene(.combination(.first(count)), on: .list([]), actions.map(AnyAction.number))
  }

  private static var nested: [Combination] {
    let (a, b, c) = (Combination.letter("a"), Combination.letter("b"), Combination.letter("c"))
    return [
      .combined([.combined([a, b]), c]), .combined([a, .combined([b, c])]),
      .combined([a, .combined([]), .combined([b]), c]),
    ]
  }
}

extension Combination {
  /// So many reducers; after twelve the first one comes again.
  static func first(_ count: Int) -> Combination {
    let letters = Array("abcdefghijkl")
    return .combined((0..<count).map { .letter(String(letters[$0 % letters.count])) })
  }
}

extension TestContext<Suite> {
  /// Which reducers run, whatever they get.
  fileprivate func expectNames(
    _ scene: Scene, _ line: String, _ remark: Comment, seeing view: ([String]) -> [String]
  ) throws {
    try expect(
      scene,
      seeing: { trace in
        view(trace.compactMap { if case .ran(let name, _, _) = $0 { name } else { nil } })
      }, given: Suite.code(scene) + [line + remark.trailing])
  }
}

// MARK: - Mistakes

private typealias ListReducer = Reducer<[String], Int>
private typealias Combine = ([ListReducer]) -> ListReducer

extension Suite {
  static var combineDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: combineChecks.map(\.id), scripts: [1, 2, 3, 4, 5, 12].map(takingTurns),
        seeing: { $0 },
        mistakes: brokenCombines.map { name, combine in
          Mistake(name) { scene in
            scene.play { recorder in
              guard case .combination(let combination) = scene.reducer else { return { _, _ in } }
              return combination.made(recorder, by: combine)
            }
          }
        },
        otherwise: [
          Symptom("combine-in-another-order") { _, right, seen in
            seen.ran.deviation(from: right.ran) == .order
          },
          Symptom("combine-runs-only-some") { _, right, seen in
            seen.ran.deviation(from: right.ran) == .missing
          },
        ])
    ]
  }

  /// Two values in turn, and somebody else changes one of them.
  private static func takingTurns(combining count: Int) -> Scene {
    var turns = [4, 0, 9, -2, 4, 1].enumerated().map { Turn.act(.number($1), on: $0 % 2) }
    turns.insert(.replace(0, with: .list(["z"])), at: 4)
    return Scene(.combination(.first(count)), on: [.list([]), .list(["x", "y"])], turns)
  }

  private static var brokenCombines: KeyValuePairs<String, Combine> {
    [
      "combine-does-nothing": running { _ in [] },
      "combine-runs-only-some": running { $0.prefix(1) },
      "combine-runs-only-some": running { $0.suffix(1) },
      "combine-runs-only-some": running { $0.prefix(2) },
      "combine-runs-only-some": running { $0.prefix(3) },
      "combine-runs-only-some": running { $0.prefix(4) },
      "combine-runs-only-some": running { $0.prefix(5) },
      "combine-runs-only-some": running { $0.dropLast() },
      "combine-runs-only-some": running { $0.dropFirst() },
      "combine-runs-only-some": onePerAction,
      "combine-runs-only-some": takesTurns,
      "combine-backwards": running { $0.reversed() },
      "combine-runs-twice": running { $0 + $0 },
      "combine-runs-twice": running { $0.flatMap { [$0, $0] } },
      "combine-starts-over": startsOver,
      "combine-throws-away": throwsAway,
      "combine-throws-away": throwsEachAway,
      "combine-used-up": usedUp,
    ]
  }

  /// Runs others than those that were given, but each as it should.
  private static func running(
    _ choose: @escaping ([ListReducer]) -> some Sequence<ListReducer>
  ) -> Combine {
    { all in { value, action in for reducer in choose(all) { reducer(&value, action) } } }
  }

  private static func startsOver(_ all: [ListReducer]) -> ListReducer {
    { value, action in
      let original = value
      for reducer in all {
        value = original
        reducer(&value, action)
      }
    }
  }

  private static func throwsAway(_ all: [ListReducer]) -> ListReducer {
    { value, action in
      var copy = value
      for reducer in all { reducer(&copy, action) }
    }
  }

  private static func throwsEachAway(_ all: [ListReducer]) -> ListReducer {
    { value, action in
      for reducer in all {
        var copy = value
        reducer(&copy, action)
      }
    }
  }

  private static func usedUp(_ all: [ListReducer]) -> ListReducer {
    var rest = all
    return { value, action in
      while !rest.isEmpty { rest.removeFirst()(&value, action) }
    }
  }

  private static func onePerAction(_ all: [ListReducer]) -> ListReducer {
    var rest = all
    return { value, action in
      if !rest.isEmpty { rest.removeFirst()(&value, action) }
    }
  }

  private static func takesTurns(_ all: [ListReducer]) -> ListReducer {
    var turn = 0
    return { value, action in
      all[turn % all.count](&value, action)
      turn += 1
    }
  }
}
