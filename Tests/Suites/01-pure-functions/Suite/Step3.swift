import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var greetingChecks: [Check<Suite>] {
    let (main, name) = ("greeting.words", "greeting.name")
    let calls = everyHour(for: "Grace")
    return [
      Check(main, step: 3) { context in
        try forAll(everyHour(for: Globals().userName)) {
          try context.expectAnswer(to: $0, seeing: \.greetings[0])
        }
      },
      Check(name, step: 3, after: main) { context in
        try forAll(Model.otherNames.flatMap(everyHour)) {
          try context.expect([.setUserName(Globals().userName), $0], seeing: \.greetings[0])
        }
        try context.expectEach(
          of: EdgeCases.greetings.map { [$0] }, startingWith: Globals().assignments,
          seeing: \.greetings)
        // Equal texts may have other scalars.
        try context.expectEach(
          of: EdgeValues.spellings.map { [.greeting(for: $0, hour: 9)] },
          seeing: { $0.greetings.map(\.unicodeScalars.count) },
          code: { Suite.code($0, seeing: "unicodeScalars.count") })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: literals.texts.map { [.greeting(for: $0, hour: 9)] },
          startingWith: Globals().assignments, seeing: \.greetings)
      },
      Check(sameAnswers: "greeting.same-answer", step: 3, after: main, name) { context in
        try context.expectSameAnswers(to: calls, of: model(calls))
        try context.expectNoHiddenInput(to: EdgeCases.anybody)
        try context.expectNoHiddenInput(to: calls, between: callingSpecimens, note: nil)
      },
      Check("greeting.leaves-globals", step: 3, after: main) {
        try $0.expectUntouchedGlobals(by: EdgeCases.anybody)
      },
      Check("greeting.silent", step: 3, after: main) {
        let calls = ["Grace", Globals().userName].flatMap(everyHour)
        try $0.expectSilence(ofEach: calls + EdgeCases.greetings)
      },
      Check(
        reading: "greeting.pure-by-reading", of: "greeting(for:hour:)", step: 3,
        after: "greeting.same-answer", "greeting.leaves-globals", "greeting.silent"),
    ]
  }

  static func everyHour(for name: String) -> [Command] {
    (0...23).map { .greeting(for: name, hour: $0) }
  }
}

extension Suite {
  static var greetingDiagnoses: [Diagnosis<Suite>] {
    let main = "greeting.words"
    let day = everyHour(for: Globals().userName)
    return [
      Diagnosis(
        checks: [main], scripts: [day], seeing: \.greetings, mistakes: wordMistakes + gaps,
        otherwise: [
          Symptom("words-of-another-hour") { _, right, seen in seen.allSatisfy(right.contains) }
        ]),
      Diagnosis(
        checks: [main], scripts: [day],
        seeing: { Words(letters: $0.greetings.map(letters), areRight: $0 == model(day)) },
        mistakes: [
          Mistake("other-signs") {
            Words(letters: model($0).greetings.map(letters), areRight: false)
          }
        ]),
      Diagnosis(
        checks: ["greeting.name", "greeting.same-answer", "greeting.leaves-globals"],
        scripts: [visits], seeing: \.self,
        mistakes: [
          name("greets-the-user") { _, userName in userName },
          name("always-the-same-name") { _, _ in "Ada" },
          name("always-the-same-name") { _, _ in "Grace" },
          name("falls-back-on-the-user") { $0.isEmpty ? $1 : $0 },
          name("logs-in-the-name") { name, userName in
            userName = name
            return name
          },
          name("trims-the-name") { name, _ in name.withoutEndBlanks },
          name("begins-with-a-capital") { name, _ in
            name.prefix(1).uppercased() + name.dropFirst()
          },
        ]),
      Diagnosis(
        checks: ["greeting.name"], scripts: EdgeCases.greetings.map { [$0] },
        seeing: \.greetings[0], mistakes: [],
        otherwise: [
          Symptom("changes-the-case") { caseless($1) == caseless($2) },
          Symptom("changes-the-name") { script, _, seen in hasRightWords(seen, for: script[0]) },
        ]),
      Diagnosis(
        printing: "greeting-prints", check: "greeting.silent",
        scripts: everyHour(for: "Mia").map { [$0] }),
    ]
  }

  /// What is said, whatever signs are around the letters.
  private struct Words: Equatable {
    var letters: [String]
    var areRight: Bool
  }

  private static var wordMistakes: [Mistake<[Command], [String]>] {
    [
      greet("says-nothing") { _, _ in "" },
      greet("leaves-out-the-name") { Model.greeting(for: "", hour: $1) },
      greet("leaves-out-the-name") { Model.greeting(for: "name", hour: $1) },
      words("twelve-hours") { $0 % 12 },
      words("conditions-in-another-order") { $0 < 18 ? 12 : $0 },
      words("conditions-in-another-order") { $0 < 22 ? 18 : $0 },
      words("conditions-in-another-order") { 5..<18 ~= $0 ? 12 : $0 },
      words("conditions-in-another-order") { 5..<22 ~= $0 ? 18 : $0 },
      words("conditions-in-another-order") { $0 < 12 ? 5 : $0 },
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
      }
  }

  /// The first hour of a period has the words of the next one, or of the night.
  private static var gaps: [Mistake<[Command], [String]>] {
    zip(starts, starts.dropFirst()).flatMap { start, next in
      [next, 23].map { said in words("leaves-out-an-hour") { $0 == start ? said : $0 } }
    }
  }

  /// The hours at which a period begins, midnight left out.
  private static let starts = [5, 12, 18, 22]

  /// The right words, but of another hour.
  private static func words(
    _ mistake: String, at hour: @escaping (Int) -> Int
  ) -> Mistake<[Command], [String]> {
    greet(mistake) { Model.greeting(for: $0, hour: hour($1)) }
  }

  private static func greet(
    _ mistake: String, _ function: @escaping (String, Int) -> String
  ) -> Mistake<[Command], [String]> {
    Mistake(mistake) { script in
      script.play(on: Model(greets: { name, hour, _ in function(name, hour) })).greetings
    }
  }

  /// Some letters are two when they are large, and stay two.
  private static func caseless(_ text: String) -> String { text.uppercased().lowercased() }

  /// Whether they are right before the name and behind it.
  private static func hasRightWords(_ greeting: String, for call: Command) -> Bool {
    guard case .greeting(_, let hour) = call else { return false }
    let words = Model.greeting(for: "\n", hour: hour).split(separator: "\n")
    return greeting.hasPrefix(words[0]) && greeting.hasSuffix(words[1])
  }

  private static func letters(of text: String) -> String {
    text.filter(\.isLetter).lowercased()
  }

  /// Greets somebody while somebody is the user, and looks who is the user then.
  private static var visits: [Command] {
    [2, 9, 15, 20, 23].flatMap { hour in
      [
        ("Mia", "Zoe"), ("", "Zoe"), ("Lin Wei", "Ada"), ("Grace", "Bo"), ("Ada", "Mia"),
        (" eve\n", "Mia"), ("eve", "Mia"), ("mcCoy", "Mia"),
      ]
      .flatMap { name, userName -> [Command] in
        [.setUserName(userName), .greeting(for: name, hour: hour), .globals]
      }
    }
  }

  /// The right words, said to somebody who may be another one.
  private static func name(
    _ mistake: String, _ choose: @escaping (String, inout String) -> String
  ) -> Mistake<[Command], [Answer]> {
    Mistake(mistake) { script in
      script.play(
        on: Model(greets: { Model.greeting(for: choose($0, &$2), hour: $1) }))
    }
  }
}
