import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var increaseDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: increaseChecks.map(\.id), scripts: countings, seeing: \.self,
        mistakes: [
          increase("gives-it-back") { number, _ in number },
          increase("one-less") { number, _ in number - 1 },
          increase("one-more-than-asked") { number, _ in number + 2 },
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
