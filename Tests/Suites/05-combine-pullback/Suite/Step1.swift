import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var combineChecks: [Check<Suite>] {
    [
      Check("combine.runs-all", step: 1) { bench in
        try forAll(counts) { count in
          try bench.expectNames(combining(count), Comment("ran-by-name")) { $0.sorted() }
        }
      },
      Check("combine.order", step: 1, after: "combine.runs-all") { bench in
        try forAll(counts.dropFirst()) { count in
          try bench.expectNames(combining(count), Comment("ran-in-order")) { $0 }
        }
      },
      Check("combine.sees-before", step: 1, after: "combine.order") { bench in
        try forAll(counts) { count in
          try bench.expectRunsAndValues(
            after: combining(count), remark: Comment("was-given"))
        }
      },
      Check(sameAnswers: "combine.again", step: 1, after: "combine.sees-before") { bench in
        try bench.forAllSequences(of: [1, 2, 3], count: 20) { actions in
          try bench.expectValues(after: combining(2, actions: actions))
        }
      },
      Check("combine.none", step: 1, after: "combine.runs-all") { bench in
        try forAll([[], ["x"], ["x", "y"]]) { list in
          try bench.expectValues(
            after: Scene(.combination(.combined([])), on: .list(list), [.number(7)]))
        }
      },
      Check("combine.associative", step: 1, after: "combine.sees-before", "combine.none") { bench in
        for combination in nested {
          try bench.expectValues(
            after: Scene(.combination(combination), on: .list([]), [.number(7)]))
        }
      },
      Check("combine.silent", step: 1, after: "combine.runs-all") { bench in
        try bench.expectSilence(during: combining(2))
      },
      Check(
        reading: "combine.pure-by-reading", of: "combine(_:)", step: 1,
        after: "combine.again", "combine.silent"),
    ]
  }

  /// How many reducers are combined.
  private static let counts = [1, 2, 3, 4, 5, 12]

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
  /// So many reducers, at most five or just twelve.
  static func first(_ count: Int) -> Combination {
    .combined("abcdefghijkl".prefix(count).map { .letter(String($0)) })
  }
}

extension Bench<Suite> {
  /// Which reducers run, whatever they get.
  fileprivate func expectNames(
    _ scene: Scene, _ remark: Comment, seeing view: ([String]) -> [String]
  ) throws {
    try expect(
      scene,
      seeing: { trace in
        view(trace.compactMap { if case .ran(let name, _, _) = $0 { name } else { nil } })
          .map { Line(text: $0) }
      }, given: Suite.code(scene) + [remark.line])
  }
}

/// Text that is shown as it stands, without quotation marks.
private struct Line: Equatable, TreeConvertible {
  var text: String

  var tree: Tree { .leaf(text) }
}
