import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var countersChecks: [Check<Suite>] {
    let left: [CountersAction] = [.left(.increase), .left(.decrease)]
    let right: [CountersAction] = [.right(.increase), .right(.decrease)]
    return [
      Check("counters.left", step: 7, after: "combine.again", "action.foreign") {
        try $0.expectCounters(after: left)
      },
      Check("counters.right", step: 7, after: "combine.again", "action.foreign") {
        try $0.expectCounters(after: right)
      },
      Check("counters.both", step: 7, after: "counters.left", "counters.right") { bench in
        try forAll(Samples.counters) {
          try bench.expectCounters($0, after: Samples.countersActions)
        }
      },
      Check(
        "counters.silent", step: 7, after: "counters.left", "counters.right", "combine.silent",
        "action.silent"
      ) { bench in
        try forAll(Samples.countersActions) {
          try bench.expectSilence(
            during: Scene(.countersReducer, on: .counters(Counters()), [.counters($0)]))
        }
      },
    ]
  }

  static var largerChecks: [Check<Suite>] {
    [
      Check(
        "larger.app", step: 7, after: "app.any-sequence", "action.foreign", "combine.again"
      ) { try $0.expectLarger(after: Samples.actions.map(LargerAction.app), exhaustive: 1) },
      Check("larger.counters", step: 7, after: "counters.both") { bench in
        let actions = Samples.countersActions.map(LargerAction.counters)
        try bench.expectLarger(after: actions)
        let app = AppState(settings: Settings(isEmailValid: true))
        try bench.expectEach(
          of: .largerReducer,
          Samples.countersWithNumbers.flatMap { counters in
            actions.map { (.larger(LargerState(app: app, counters: counters)), .larger($0)) }
          })
      },
      Check("larger.any-sequence", step: 7, after: "larger.app", "larger.counters") {
        try $0.expectLarger(after: Samples.largerActions, exhaustive: 1)
      },
      // One for both: who remembers in the counters remembers in the larger app, too.
      Check(
        sameAnswers: "larger.remembers-nothing", step: 7, after: "counters.left",
        "counters.right", "action.remembers-nothing", "app.two-states"),
      Check(
        "larger.silent", step: 7, after: "larger.app", "larger.counters", "counters.silent",
        "app.silent"
      ) { bench in
        try forAll(Samples.largerActions) {
          try bench.expectSilence(
            during: Scene(.largerReducer, on: .larger(LargerState()), [.larger($0)]))
        }
      },
      // One for both, as for their memory.
      Check(
        reading: "larger.pure-by-reading", of: "countersReducer", "largerReducer", step: 7,
        after: "larger.remembers-nothing", "larger.any-sequence", "larger.silent",
        "app.pure-by-reading"),
    ]
  }
}

extension Bench<Suite> {
  /// From a few counters in any order, and from many by one action.
  fileprivate func expectCounters(after pool: [CountersAction]) throws {
    try forAll(Samples.counters) { try expectCounters($0, after: pool) }
    try expectEach(
      of: .countersReducer,
      Samples.countersWithNumbers.flatMap { counters in
        pool.map { (.counters(counters), .counters($0)) }
      })
  }

  fileprivate func expectCounters(_ counters: Counters, after pool: [CountersAction]) throws {
    try forAllSequences(of: pool, exhaustive: 2, count: 20) {
      try expectValues(
        after: Scene(.countersReducer, on: .counters(counters), $0.map(AnyAction.counters)))
    }
  }

  fileprivate func expectLarger(after pool: [LargerAction], exhaustive: Int = 2) throws {
    for state in Samples.largerStates {
      try forAllSequences(of: pool, exhaustive: exhaustive, count: 40) {
        try expectValues(
          after: Scene(.largerReducer, on: .larger(state), $0.map(AnyAction.larger)))
      }
    }
  }
}
