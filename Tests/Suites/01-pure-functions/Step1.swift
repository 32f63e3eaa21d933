import SuiteSupport

extension Suite {
  static var increaseChecks: [Check] {
    let calls = Model.numbers.map { increase($0) }
    return [
      Check("increase.adds-one", step: 1) { try expectOneMore() },
      Check("increase.ignores-global", step: 1, after: "increase.adds-one") {
        try forAll(Model.otherStates) { state in
          try forAll(Model.numbers) { number in
            let answer = with(Globals(state: state)) { increase(number).perform() }
            try expect(
              answer, equals: number + 1, given: ["state = \(state)", increase(number).source])
          }
        }
      },
      Check("increase.same-answer", step: 1, after: "increase.adds-one") {
        try expectSameAnswers(calls, of: Model.numbers.map { $0 + 1 })
      },
      Check("increase.leaves-state", step: 1, after: "increase.adds-one") {
        try forAll(Model.otherStates) { state in
          try forAll(Model.numbers) { number in
            let after = with(Globals(state: state)) {
              _ = increase(number).perform()
              return Exercise.state
            }
            try expect(
              after, equals: state, given: ["state = \(state)", increase(number).source, "state"])
          }
        }
      },
      Check("increase.silent", step: 1, after: "increase.adds-one") { try expectSilence(calls) },
    ]
  }

  private static func increase(_ number: Int) -> Call<Int> {
    Call(source: "increaseB(state: \(number))") { Exercise.increaseB(state: number) }
  }

  private static func expectOneMore() throws {
    let answers = Model.numbers.map { number in with { increase(number).perform() } }
    for (number, answer) in zip(Model.numbers, answers) where answer != number + 1 {
      let again = with { increase(number).perform() }
      let note: String? =
        if again != answer {
          "differs"
        } else {
          answers.allSatisfy { $0 == answers[0] } ? "always-same" : nil
        }
      try expect(answer, equals: number + 1, given: [increase(number).source], note: note)
    }
  }
}
