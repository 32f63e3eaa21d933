import CombinePullbackScript
import SuiteSupport

// The mistakes of step 1.

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
        })
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
