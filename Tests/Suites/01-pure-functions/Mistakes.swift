import SuiteSupport

extension Suite {
  static var diagnoses: [Diagnosis] {
    increaseDiagnoses + specimenDiagnoses + greetingDiagnoses + receiptDiagnoses
  }
}

// MARK: - Step 1

extension Suite {
  private struct Count {
    var number: Int
    var global: Int
  }

  /// What two equal calls give, and what the global is after each.
  private struct Outcome: Equatable {
    var answers: [Int]
    var globals: [Int]
  }

  static var increaseDiagnoses: [Diagnosis] {
    let counts = [0, 7, -2, 100].flatMap { global in
      [41, 0, 12, -9, 360].map { Count(number: $0, global: global) }
    }
    return [
      Diagnosis(
        step: 1, samples: counts,
        exercise: { count in outcome(of: count) { Exercise.increaseB(state: $0) } },
        mistakes: [
          mistake("gives-it-back") { number, _ in number },
          mistake("one-less") { number, _ in number - 1 },
          mistake("one-more-than-asked") { number, _ in number + 2 },
          mistake("reads-the-global") { _, global in global + 1 },
          mistake("reads-the-global") { _, global in global },
          mistake("reads-the-global") { number, global in number + global },
          mistake("reads-the-global") { number, global in number + global + 1 },
          mistake("counts-in-the-global") { _, global in
            global += 1
            return global
          },
          mistake("counts-in-the-global") { number, global in
            global += 1
            return number + global
          },
          mistake("works-in-the-global") { number, global in
            global = number + 1
            return global
          },
          mistake("works-in-the-global") { number, global in
            global = number
            return number + 1
          },
          mistake("changes-the-global-too") { number, global in
            global += 1
            return number + 1
          },
          mistake("only-the-example") { _, _ in 1 },
          mistake("only-the-example") { _, _ in 42 },
          .onlyExamples(
            "only-the-example",
            right: { count in outcome(of: count) { $0 + 1 } },
            isExample: { [0, 41].contains($0.number) }),
        ])
    ]
  }

  /// A function that gets the parameter and the global.
  private static func mistake(
    _ name: String, _ function: @escaping (Int, inout Int) -> Int
  ) -> Mistake<Count, Outcome> {
    Mistake(name) { count in
      outcome(of: count) { function($0, &Exercise.state) }
    }
  }

  private static func outcome(
    of count: Count, _ function: (Int) -> Int
  ) -> Outcome {
    with(Globals(state: count.global)) {
      var outcome = Outcome(answers: [], globals: [])
      for _ in 1...2 {
        outcome.answers.append(function(count.number))
        outcome.globals.append(Exercise.state)
      }
      return outcome
    }
  }
}
