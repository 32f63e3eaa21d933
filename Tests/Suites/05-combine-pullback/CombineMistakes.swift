import SuiteSupport

// The mistakes of step 1.

private typealias Reducer = Exercise.Reducer<[String], Int>
private typealias Combine = ([Reducer]) -> Reducer

extension Suite {
  static var combineDiagnoses: [Diagnosis] {
    let scripts = (1...5).map { CombineScript(count: $0) }
    return [
      Diagnosis(
        step: 1, samples: scripts, exercise: { $0.trace { Exercise.combine($0) } },
        mistakes: brokenCombines.map { name, combine in
          Mistake(name) { $0.trace(combine) }
        })
    ]
  }

  private static var brokenCombines: KeyValuePairs<String, Combine> {
    [
      "combine-does-nothing": running { _ in [] },
      "combine-runs-only-some": running { $0.prefix(1) },
      "combine-runs-only-some": running { $0.suffix(1) },
      "combine-runs-only-some": running { $0.prefix(2) },
      "combine-runs-only-some": running { $0.prefix(3) },
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
    _ choose: @escaping ([Reducer]) -> some Sequence<Reducer>
  ) -> Combine {
    { all in { value, action in for reducer in choose(all) { reducer(&value, action) } } }
  }

  private static func startsOver(_ all: [Reducer]) -> Reducer {
    { value, action in
      let original = value
      for reducer in all {
        value = original
        reducer(&value, action)
      }
    }
  }

  private static func throwsAway(_ all: [Reducer]) -> Reducer {
    { value, action in
      var copy = value
      for reducer in all { reducer(&copy, action) }
    }
  }

  private static func throwsEachAway(_ all: [Reducer]) -> Reducer {
    { value, action in
      for reducer in all {
        var copy = value
        reducer(&copy, action)
      }
    }
  }

  private static func usedUp(_ all: [Reducer]) -> Reducer {
    var rest = all
    return { value, action in
      while !rest.isEmpty { rest.removeFirst()(&value, action) }
    }
  }

  private static func onePerAction(_ all: [Reducer]) -> Reducer {
    var rest = all
    return { value, action in
      if !rest.isEmpty { rest.removeFirst()(&value, action) }
    }
  }

  private static func takesTurns(_ all: [Reducer]) -> Reducer {
    var turn = 0
    return { value, action in
      all[turn % all.count](&value, action)
      turn += 1
    }
  }
}

/// Combines so many reducers, and sends actions to two values in turn.
private struct CombineScript {
  let count: Int

  struct Trace: Equatable {
    /// What each reducer was given that ran: its number, the value, and the action.
    var runs: [Run] = []
    var values: [[[String]]] = []
  }

  struct Run: Equatable {
    let number: Int
    let value: [String]
    let action: Int
  }

  func trace(_ combine: Combine) -> Trace {
    var trace = Trace()
    let combined = combine(
      (1...count).map { number in
        { value, action in
          trace.runs.append(Run(number: number, value: value, action: action))
          value.append("\(number): \(action)")
        }
      })
    var values = [[], ["x", "y"]]
    for (turn, action) in [4, 0, 9, -2, 4, 1].enumerated() {
      combined(&values[turn % 2], action)
      // Somebody else changes it, too.
      if turn == 3 { values[0] = ["z"] }
      trace.values.append(values)
    }
    return trace
  }
}
