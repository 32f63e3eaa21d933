import SuiteSupport

extension Suite {
  static var greetingDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["greeting.words"], samples: Array(0...23),
        exercise: { hour in with { Exercise.greeting(for: Model.userName, hour: hour) } },
        mistakes: [
          Mistake("says-nothing") { _ in "" },
          words("leaves-out-the-name", name: "") { $0 },
          words("leaves-out-the-name", name: "name") { $0 },
          words("twelve-hours") { $0 % 12 },
          words("ends-too-late") { starts.contains($0) ? $0 - 1 : $0 },
          words("starts-too-early") { starts.contains(($0 + 1) % 24) ? $0 + 1 : $0 },
        ]
          + starts.flatMap { start in
            [
              words("ends-too-late") { $0 == start ? $0 - 1 : $0 },
              words("starts-too-early") { $0 == start - 1 ? $0 + 1 : $0 },
            ]
          }
          + [0, 5, 12, 18, 22].map { always in words("ignores-the-hour") { _ in always } }
          + [0..<5, 5..<12, 12..<18, 18..<22].map { period in
            words("forgets-a-period") { period.contains($0) ? 23 : $0 }
          }),
      Diagnosis(
        checks: ["greeting.words"], samples: Array(0...23),
        exercise: { hour in
          letters(of: with { Exercise.greeting(for: Model.userName, hour: hour) })
        },
        mistakes: [
          Mistake("other-signs") { letters(of: Model.greeting(for: Model.userName, hour: $0)) }
        ]),
      Diagnosis(
        checks: ["greeting.name", "greeting.same-answer", "greeting.leaves-globals"],
        samples: greetings,
        exercise: { greeting in
          greeting.outcome { Exercise.greeting(for: greeting.name, hour: greeting.hour) }
        },
        mistakes: [
          name("greets-the-user") { _ in Exercise.userName },
          name("always-the-same-name") { _ in Model.userName },
          name("always-the-same-name") { _ in "Grace" },
          name("falls-back-on-the-user") { $0.isEmpty ? Exercise.userName : $0 },
          name("logs-in-the-name") { name in
            Exercise.userName = name
            return name
          },
        ]),
    ]
  }

  /// The hours at which a period begins, midnight left out.
  private static let starts = [5, 12, 18, 22]

  /// The right words, but of another hour or with another name.
  private static func words(
    _ mistake: String, name: String = Model.userName, at hour: @escaping (Int) -> Int
  ) -> Mistake<Int, String> {
    Mistake(mistake) { Model.greeting(for: name, hour: hour($0)) }
  }

  private struct Greeting {
    var name: String
    var hour: Int
    var userName: String

    func outcome(_ greet: () -> String) -> [String] {
      with(Globals(userName: userName)) { [greet(), Exercise.userName] }
    }
  }

  private static let greetings = [2, 9, 15, 20, 23].flatMap { hour in
    [("Mia", "Zoe"), ("", "Zoe"), ("Lin Wei", "Ada"), ("Grace", "Bo"), ("Ada", "Mia")].map {
      Greeting(name: $0, hour: hour, userName: $1)
    }
  }

  /// The right words, said to somebody who may be another one.
  private static func name(
    _ mistake: String, _ name: @escaping (String) -> String
  ) -> Mistake<Greeting, [String]> {
    Mistake(mistake) { greeting in
      greeting.outcome { Model.greeting(for: name(greeting.name), hour: greeting.hour) }
    }
  }
}
