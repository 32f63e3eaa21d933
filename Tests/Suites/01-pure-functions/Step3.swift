import SuiteSupport

extension Suite {
  static var greetingChecks: [Check] {
    [
      Check("greeting.words", step: 3) { try expectWords() },
      Check("greeting.name", step: 3, after: "greeting.words") {
        try forAll(Model.otherNames) { name in
          try forAll(hours) { hour in
            let answer = with { greet(name, hour).perform() }
            try expect(
              answer, equals: Model.greeting(for: name, hour: hour),
              given: ["userName = \(code(Model.userName))", greet(name, hour).source])
          }
        }
      },
      Check("greeting.same-answer", step: 3, after: "greeting.words", "greeting.name") {
        try expectSameAnswers(
          everyHour, of: hours.map { Model.greeting(for: "Grace", hour: $0) })
        try expectNoHiddenName()
      },
      Check("greeting.leaves-globals", step: 3, after: "greeting.words") {
        try expectUntouchedGlobals(everyHour)
      },
      Check("greeting.silent", step: 3, after: "greeting.words") { try expectSilence(everyHour) },
    ]
  }

  private static let hours = 0...23

  private static var everyHour: [Call<String>] { hours.map { greet("Grace", $0) } }

  private static func greet(_ name: String, _ hour: Int) -> Call<String> {
    Call(source: "greeting(for: \(code(name)), hour: \(hour))") {
      Exercise.greeting(for: name, hour: hour)
    }
  }

  private static func expectWords() throws {
    let name = Model.userName
    let answers = with { hours.map { greet(name, $0).perform() } }
    try forAll(hours) { hour in
      let expected = Model.greeting(for: name, hour: hour)
      guard answers[hour] != expected else { return }
      let again = with { greet(name, hour).perform() }
      let differs = !answers[hour].isEmpty && again != answers[hour]
      try expect(
        answers[hour], equals: expected, given: [greet(name, hour).source],
        note: differs ? "differs" : nil)
    }
  }

  static func letters(of text: String) -> String {
    text.filter(\.isLetter).lowercased()
  }

  /// What happens for no name at all isn't said; that it comes from the parameters is.
  private static func expectNoHiddenName() throws {
    for name in ["Grace", ""] {
      let call = greet(name, 9)
      let answer = with { call.perform() }
      try forAll(Model.otherNames) { userName in
        let other = with(Globals(state: 41, userName: userName)) { call.perform() }
        try expect(
          other, equals: answer,
          given: [call.source, "state = 41", "userName = \(code(userName))", call.source],
          note: "hidden-input")
      }
    }
  }
}
