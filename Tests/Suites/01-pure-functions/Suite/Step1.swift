import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var increaseChecks: [Check<Suite>] {
    let main = "increase.adds-one"
    let calls = Model.numbers.map { Command.increaseB(state: $0) }
    return [
      Check(main, step: 1) { try $0.expectOneMore() },
      Check("increase.ignores-global", step: 1, after: main) { bench in
        try forAll([7, -2, 100]) { state in
          try forAll(calls) { try bench.expect([.setState(state), $0], seeing: \.numbers[0]) }
        }
        try bench.expectNoHiddenInput(to: calls + Forgotten.increases)
      },
      Check(sameAnswers: "increase.same-answer", step: 1, after: main) {
        try $0.expectSameAnswers(to: calls, of: model(calls))
      },
      Check("increase.leaves-state", step: 1, after: main) { bench in
        try forAll([7, -2, 100]) { state in
          try forAll(calls) { try bench.expectUntouchedState(state, by: $0) }
        }
        try bench.expectUntouchedGlobals(by: calls + Forgotten.increases)
      },
      Check("increase.silent", step: 1, after: main) {
        try $0.expectSilence(ofEach: calls + Forgotten.increases)
      },
      Check(
        reading: "increase.pure-by-reading", of: "increaseB(state:)", step: 1,
        after: "increase.same-answer", "increase.leaves-state", "increase.silent"),
    ]
  }
}

extension Bench<Suite> {
  fileprivate func expectOneMore() throws {
    let scripts = Model.numbers.map { [Command.increaseB(state: $0)] }
    let answers = try traces(of: scripts).map(\.numbers[0])
    for (script, answer) in zip(scripts, answers) {
      try SuiteSupport.expect(
        answer, equals: Suite.model(script).numbers[0], given: Suite.code(script),
        note: try note(on: answer, to: script, among: answers))
    }
    try expectEach(
      of: Forgotten.increases.map { [$0] }, startingWith: Globals().assignments,
      seeing: \.numbers)
  }

  private func note(on answer: Int, to script: [Command], among answers: [Int]) throws -> String? {
    if try trace(of: script).numbers[0] != answer { return "differs" }
    return answers.allSatisfy { $0 == answer } ? "always-same" : nil
  }

  fileprivate func expectUntouchedState(_ state: Int, by call: Command) throws {
    try expect(
      [.setState(state), call, .globals], seeing: \.globals[0].state,
      given: Suite.code([.setState(state), call]) + ["state"])
  }
}
