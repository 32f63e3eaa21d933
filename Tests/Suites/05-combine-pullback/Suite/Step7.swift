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
      Check(
        sameAnswers: "counters.both", step: 7, after: "counters.left", "counters.right",
        "action.remembers-nothing"
      ) { try $0.expectCounters(after: Samples.countersActions) },
    ]
  }

  static var largerChecks: [Check<Suite>] {
    [
      Check(
        "larger.app", step: 7, after: "app.any-sequence", "action.foreign", "combine.again"
      ) { try $0.expectLarger(after: Samples.actions.map(LargerAction.app), exhaustive: 1) },
      Check("larger.counters", step: 7, after: "counters.both") {
        try $0.expectLarger(after: Samples.countersActions.map(LargerAction.counters))
      },
      Check(
        sameAnswers: "larger.any-sequence", step: 7, after: "larger.app", "larger.counters",
        "app.two-states"
      ) { try $0.expectLarger(after: Samples.largerActions, exhaustive: 1) },
      Check(
        "larger.silent", step: 7, after: "larger.app", "larger.counters", "app.silent"
      ) { bench in
        try forAll(Samples.largerActions) {
          try bench.expectSilence(
            during: Scene(.largerReducer, on: .larger(LargerState()), [.larger($0)]))
        }
      },
    ]
  }
}

extension Bench<Suite> {
  fileprivate func expectCounters(after pool: [CountersAction]) throws {
    for counters in Samples.counters {
      try forAllSequences(of: pool, exhaustive: 2, count: 20) {
        try expectValues(
          after: Scene(.countersReducer, on: .counters(counters), $0.map(AnyAction.counters)))
      }
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
