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
      },
      Check(sameAnswers: "greeting.same-answer", step: 3, after: main, name) { bench in
        try bench.expectSameAnswers(to: calls, of: model(calls))
        try bench.expectNoHiddenName()
      },
      Check("greeting.leaves-globals", step: 3, after: main) {
        try $0.expectUntouchedGlobals(by: calls)
      },
      Check("greeting.silent", step: 3, after: main) { try $0.expectSilence(ofEach: calls) },
    ]
  }

  static func everyHour(for name: String) -> [Command] {
    (0...23).map { .greeting(for: name, hour: $0) }
  }
}

extension Bench<Suite> {
  /// What happens for no name at all isn't said; that it comes from the parameters is.
  fileprivate func expectNoHiddenName() throws {
    for name in ["Grace", ""] {
      let call = Command.greeting(for: name, hour: 9)
      try forAll(Model.otherNames) { userName in
        let script: [Command] = [call, .setState(41), .setUserName(userName), call]
        let greetings = try trace(of: script).greetings
        try SuiteSupport.expect(
          greetings[1], equals: greetings[0], given: Suite.code(script), note: "hidden-input")
      }
    }
  }
}
