import ReduceScript
import SuiteSupport

extension Suite {
  static var reduceChecks: [Check<Suite>] {
    [
      Check("reduce.increase", step: 1) { bench in
        try bench.expectReduce(.increase)
        try bench.expectAnswers { try Forgotten.increases.forEach($0) }
      },
      Check("reduce.decrease", step: 1) { bench in
        try bench.expectReduce(.decrease)
        try bench.expectAnswers { try Forgotten.decreases.forEach($0) }
      },
      Check("reduce.reset", step: 1) { bench in
        try forAll([0, 5, -3]) { try bench.expectReduce(.reset(to: $0)) }
        try bench.expectAnswers { try Forgotten.resets.forEach($0) }
      },
      Check(
        sameAnswers: "reduce.same-answer", step: 1, after: "reduce.increase", "reduce.decrease"
      ) { bench in
        try forAll(Model.states) { state in
          try forAll(Model.events) { try bench.expectSameAnswer(state, $0) }
        }
      },
      Check("reduce.silent", step: 1, after: "reduce.increase", "reduce.decrease") { bench in
        try forAll(Model.states) { state in
          try forAll(Model.events) { try bench.expectSilence(during: [.reduce(.state(state), $0)]) }
        }
        let calls = Forgotten.increases + Forgotten.decreases + Forgotten.resets
        try bench.expectSilence(duringEach: calls.map { [$0] })
      },
      Check(
        reading: "reduce.pure-by-reading", of: "reduce(_:event:)", step: 1,
        after: "reduce.same-answer", "reduce.silent"),
    ]
  }
}

extension Bench<Suite> {
  fileprivate func expectReduce(_ event: Event) throws {
    try forAll(Model.states) { try expectAnswer(to: .reduce(.state($0), event)) }
  }

  fileprivate func expectSameAnswer(_ state: Int, _ event: Event) throws {
    let call = Call.reduce(.state(state), event)
    let other = Call.reduce(.state(state + 3), .decrease)
    let answers = try trace(of: [call, call, other, call]).states
    try SuiteSupport.expect(
      [answers[0], answers[1], answers[3]], equals: [answers[0], answers[0], answers[0]],
      given: [
        Suite.code(call), Suite.code(call), Suite.code(other) + Comment("in-between").trailing,
        Suite.code(call),
      ])
  }
}
