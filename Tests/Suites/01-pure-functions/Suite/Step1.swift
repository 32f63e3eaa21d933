import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var increaseChecks: [Check<Suite>] {
    // Whoever counts in the global does everything with it that the others ask for.
    let (main, hidden) = ("increase.adds-one", "increase.ignores-global")
    let calls = Model.numbers.map { Command.increaseB(state: $0) }
    return [
      Check(main, step: 1) { try $0.expectOneMore() }.withLiterals { context, literals in
        try context.expectEach(
          of: literals.numbers.filter { $0 < .max }.map { [.increaseB(state: $0)] },
          startingWith: Globals().assignments, seeing: \.numbers)
      },
      Check(hidden, step: 1, after: main) { context in
        try forAll([7, -2, 100]) { state in
          try forAll(calls) { try context.expect([.setState(state), $0], seeing: \.numbers[0]) }
        }
        try context.expectNoHiddenInput(to: calls + EdgeCases.increases)
      },
      Check(sameAnswers: "increase.same-answer", step: 1, after: hidden) {
        try $0.expectSameAnswers(to: calls, of: model(calls))
        try $0.expectNoHiddenInput(to: calls, between: callingSpecimens, note: nil)
      },
      Check("increase.leaves-state", step: 1, after: hidden) { context in
        try forAll([7, -2, 100]) { state in
          try forAll(calls) { try context.expectUntouchedState(state, by: $0) }
        }
        try context.expectUntouchedGlobals(by: calls + EdgeCases.increases)
      },
      Check("increase.silent", step: 1, after: hidden) {
        try $0.expectSilence(ofEach: calls + EdgeCases.increases)
      },
      Check(
        reading: "increase.pure-by-reading", of: "increaseB(state:)", step: 1,
        after: "increase.same-answer", "increase.leaves-state", "increase.silent"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectOneMore() throws {
    let scripts = Model.numbers.map { [Command.increaseB(state: $0)] }
    let answers = try traces(of: scripts).map(\.numbers[0])
    for (script, answer) in zip(scripts, answers) {
      try SuiteSupport.expect(
        answer, equals: Suite.model(script).numbers[0], given: Suite.code(script),
        note: try note(on: answer, to: script, among: answers))
    }
    try expectEach(
      of: EdgeCases.increases.map { [$0] }, startingWith: Globals().assignments,
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

extension Suite {
  static var increaseDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: increaseChecks.map(\.id), scripts: countings, seeing: \.self,
        mistakes: [
          increase("gives-it-back") { number, _ in number },
          increase("one-less") { number, _ in number - 1 },
          increase("one-more-than-asked") { number, _ in number + 2 },
          increase("takes-the-absolute-value") { number, _ in abs(number) + 1 },
          increase("takes-the-absolute-value") { number, _ in abs(number + 1) },
          increase("reads-the-global") { _, global in global + 1 },
          increase("reads-the-global") { _, global in global },
          increase("reads-the-global") { number, global in number + global },
          increase("reads-the-global") { number, global in number + global + 1 },
          increase("counts-in-the-global") { _, global in
            global += 1
            return global
          },
          increase("counts-in-the-global") { number, global in
            global += 1
            return number + global
          },
          increase("works-in-the-global") { number, global in
            global = number + 1
            return global
          },
          increase("works-in-the-global") { number, global in
            global = number
            return number + 1
          },
          increase("changes-the-global-too") { number, global in
            global += 1
            return number + 1
          },
          increase("only-the-example") { _, _ in 1 },
          increase("only-the-example") { _, _ in 42 },
          .onlyExamples("only-the-example", right: model) { script in
            [0, 41].contains { script.contains(.increaseB(state: $0)) }
          },
        ]),
      Diagnosis(
        checks: ["increase.adds-one"], scripts: EdgeValues.inside.map { [.increaseB(state: $0)] },
        seeing: \.numbers[0], mistakes: [],
        otherwise: Symptom.ofNumbers("increase") { script in
          if case .increaseB(let number) = script[0] { number } else { 0 }
        }),
      Diagnosis(
        printing: "increase-prints", check: "increase.silent",
        scripts: [0, 12, -9, 360].map { [.increaseB(state: $0)] }),
    ]
  }

  /// Each makes a call twice, and looks at the global after each.
  private static var countings: [[Command]] {
    [0, 7, -2, 100].flatMap { state in
      [41, 0, 12, -9, 360].map { number in
        [
          .setState(state), .increaseB(state: number), .globals, .increaseB(state: number),
          .globals,
        ]
      }
    }
  }

  /// A function that gets the parameter and the global.
  private static func increase(
    _ mistake: String, _ function: @escaping (Int, inout Int) -> Int
  ) -> Mistake<[Command], [Answer]> {
    Mistake(mistake) { $0.play(on: Model(increases: function)) }
  }
}
