import SuiteSupport

extension Suite {
  static var canTriggerChecks: [Check] {
    let main = "can-trigger.ready"
    return [
      Check(main, step: 2) {
        try expectCanTrigger { $0.data == nil && $0.error == nil && Model.canTriggerLogin($0) }
        // A space is no empty text.
        try expectCanTrigger(in: Model.State(username: "ada", password: " "))
        try expectCanTrigger(in: Model.State(username: " ", password: "1815"))
      },
      Check("can-trigger.username", step: 2, after: main) {
        try expectCanTrigger { $0.username.isEmpty && !$0.loading }
      },
      Check("can-trigger.password", step: 2, after: main) {
        try expectCanTrigger { $0.password.isEmpty && !$0.loading }
      },
      Check("can-trigger.loading", step: 2, after: main) {
        try expectCanTrigger { $0.loading }
      },
      Check("can-trigger.outcome", step: 2, after: main) {
        try expectCanTrigger { ($0.data != nil || $0.error != nil) && Model.canTriggerLogin($0) }
      },
      Check(
        "can-trigger.derived", step: 2, after: main, "can-trigger.username",
        "can-trigger.password", "can-trigger.loading", "can-trigger.outcome"
      ) {
        // One value, asked before and after its fields change: a stored answer is out of date.
        for first in beginnings {
          for second in Model.states { try expectCanTrigger(first, then: second) }
        }
      },
    ]
  }

  private static var beginnings: [Model.State] {
    [
      Model.State(),
      Model.State(username: "ada", password: "1815"),
      Model.State(username: "ada", password: "1815", loading: true),
    ]
  }

  /// Asks about those states that the check is for.
  private static func expectCanTrigger(where isMeant: (Model.State) -> Bool) throws {
    for state in Model.states.filter(isMeant) { try expectCanTrigger(in: state) }
  }

  private static func expectCanTrigger(in state: Model.State) throws {
    try expect(
      Exercise.canTriggerLogin(state), equals: Model.canTriggerLogin(state),
      given: ["let state = \(state.code)", "state.canTriggerLogin"])
  }

  private static func expectCanTrigger(_ first: Model.State, then second: Model.State) throws {
    try expect(
      Exercise.canTriggerLogin(first, then: second),
      equals: [Model.canTriggerLogin(first), Model.canTriggerLogin(second)],
      given: ["var state = \(first.code)", "state.canTriggerLogin  // the first answer"]
        + assignments(from: first, to: second) + ["state.canTriggerLogin  // the second"])
  }

  /// The lines of code that make the second state from the first.
  private static func assignments(from first: Model.State, to second: Model.State) -> [String] {
    let fields: [(name: String, before: String, after: String)] = [
      ("username", code(first.username), code(second.username)),
      ("password", code(first.password), code(second.password)),
      ("loading", code(first.loading), code(second.loading)),
      ("data", code(first.data as Any), code(second.data as Any)),
      ("error", code(first.error as Any), code(second.error as Any)),
    ]
    return fields.filter { $0.before != $0.after }.map { "state.\($0.name) = \($0.after)" }
  }
}
