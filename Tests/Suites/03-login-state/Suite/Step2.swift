import LoginStateScript
import SuiteSupport

extension Suite {
  static var canTriggerChecks: [Check<Suite>] {
    let main = "can-trigger.ready"
    return [
      Check(main, step: 2) { bench in
        try bench.expectCanTrigger {
          $0.data == nil && $0.error == nil && Model.canTriggerLogin($0)
        }
        // A space is no empty text.
        try bench.expectCanTrigger(in: [
          State(username: "ada", password: " "), State(username: " ", password: "1815"),
        ])
        try bench.expectCanTrigger(in: Forgotten.filledScreens)
      },
      Check("can-trigger.username", step: 2, after: main) { bench in
        try bench.expectCanTrigger { $0.username.isEmpty && !$0.loading }
        try bench.expectCanTrigger(in: Forgotten.passwordsAlone)
      },
      Check("can-trigger.password", step: 2, after: "can-trigger.username") { bench in
        try bench.expectCanTrigger { $0.password.isEmpty && !$0.loading }
        try bench.expectCanTrigger(in: Forgotten.usernamesAlone)
      },
      Check("can-trigger.loading", step: 2, after: "can-trigger.password") { bench in
        try bench.expectCanTrigger { $0.loading }
        try bench.expectCanTrigger(in: Forgotten.waitingScreens)
      },
      Check("can-trigger.outcome", step: 2, after: main) { bench in
        try bench.expectCanTrigger {
          ($0.data != nil || $0.error != nil) && Model.canTriggerLogin($0)
        }
        try bench.expectCanTrigger(in: Forgotten.answeredScreens)
      },
      Check(
        "can-trigger.derived", step: 2, after: main, "can-trigger.username",
        "can-trigger.password", "can-trigger.loading", "can-trigger.outcome"
      ) { bench in
        // One value, asked before and after its fields change: a stored answer is out of date.
        for first in beginnings { try bench.expectCanTriggerFollows(from: first) }
      },
      Check(sameAnswers: "can-trigger.same-answer", step: 2, after: main),
      Check(
        reading: "can-trigger.pure-by-reading", of: "State.canTriggerLogin", step: 2,
        after: "can-trigger.same-answer"),
    ]
  }

  private static var beginnings: [State] {
    [
      State(),
      State(username: "ada", password: "1815"),
      State(username: "ada", password: "1815", loading: true),
    ]
  }
}

extension Bench<Suite> {
  /// Asks about those states that the check is for.
  fileprivate func expectCanTrigger(where isMeant: (State) -> Bool) throws {
    try expectCanTrigger(in: Model.states.filter(isMeant))
  }

  fileprivate func expectCanTrigger(in states: [State]) throws {
    try expectAnswers(to: states.map { .canTriggerLogin($0) }, seeing: { $0[0] })
  }

  fileprivate func expectCanTriggerFollows(from first: State) throws {
    try expectAnswers(to: Model.states.map { .canTriggerLogin(first, then: $0) }, seeing: \.self)
  }

  /// - Parameter view: how the answers that one value gave are shown.
  private func expectAnswers<View: Equatable & Sendable>(
    to calls: [Call], seeing view: ([Bool]) -> View
  ) throws {
    let expected = Suite.model(calls).canTriggerLogin
    for (index, actual) in try answers(to: calls).canTriggerLogin.enumerated() {
      try SuiteSupport.expect(
        view(actual), equals: view(expected[index]), given: Suite.code(calls[index]))
    }
  }
}
