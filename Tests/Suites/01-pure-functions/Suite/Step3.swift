import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var greetingChecks: [Check<Suite>] {
    let (main, name) = ("greeting.words", "greeting.name")
    let calls = everyHour(for: "Grace")
    return [
      Check(main, step: 3) { bench in
        try forAll(everyHour(for: Globals().userName)) {
          try bench.expectAnswer(to: $0, seeing: \.greetings[0])
        }
      },
      Check(name, step: 3, after: main) { bench in
        try forAll(Model.otherNames.flatMap(everyHour)) {
          try bench.expect([.setUserName(Globals().userName), $0], seeing: \.greetings[0])
        }
        try bench.expectEach(
          of: Forgotten.greetings.map { [$0] }, startingWith: Globals().assignments,
          seeing: \.greetings)
      },
      Check(sameAnswers: "greeting.same-answer", step: 3, after: main, name) { bench in
        try bench.expectSameAnswers(to: calls, of: model(calls))
        try bench.expectNoHiddenInput(to: Forgotten.anybody)
      },
      Check("greeting.leaves-globals", step: 3, after: main) {
        try $0.expectUntouchedGlobals(by: Forgotten.anybody)
      },
      Check("greeting.silent", step: 3, after: main) {
        try $0.expectSilence(ofEach: Forgotten.anybody + Forgotten.greetings)
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
