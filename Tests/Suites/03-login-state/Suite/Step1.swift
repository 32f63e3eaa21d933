import SuiteSupport

extension Suite {
  static var typingChecks: [Check] {
    [
      Check("login.username", step: 1) {
        for text in Model.texts {
          try expectReduce(.onUpdateUsername(text)) { $0.username = text }
        }
      },
      Check("login.password", step: 1) {
        for text in Model.texts {
          try expectReduce(.onUpdatePassword(text)) { $0.password = text }
        }
      },
    ]
  }

  static var triggerChecks: [Check] {
    [
      Check("login.trigger-loading", step: 1) {
        try expectField(\.loading, after: .onTriggerLogin)
      },
      Check("login.trigger-clears-error", step: 1) {
        try expectField(\.error, after: .onTriggerLogin)
      },
      Check("login.trigger-clears-data", step: 1) {
        try expectField(\.data, after: .onTriggerLogin)
      },
      Check("login.trigger-keeps", step: 1, after: "login.trigger-loading") {
        try expectField(\.username, after: .onTriggerLogin)
        try expectField(\.password, after: .onTriggerLogin)
      },
    ]
  }

  static var answerChecks: [Check] {
    [
      Check("login.success-loading", step: 1) {
        for event in successfulLogins { try expectField(\.loading, after: event) }
      },
      Check("login.success-data", step: 1) {
        for event in successfulLogins { try expectField(\.data, after: event) }
      },
      Check("login.success-keeps", step: 1, after: "login.success-data") {
        for event in successfulLogins {
          try expectField(\.username, after: event)
          try expectField(\.password, after: event)
          try expectField(\.error, after: event, note: "error")
        }
      },
      Check("login.error-loading", step: 1) {
        for event in failedLogins { try expectField(\.loading, after: event) }
      },
      Check("login.error-stored", step: 1) {
        for event in failedLogins { try expectField(\.error, after: event) }
      },
      Check("login.error-keeps", step: 1, after: "login.error-stored") {
        for event in failedLogins {
          try expectField(\.username, after: event)
          try expectField(\.password, after: event, note: "password")
          try expectField(\.data, after: event, note: "data")
        }
      },
    ]
  }

  static var silenceChecks: [Check] {
    [
      Check("login.silent", step: 1, after: "login.username", "login.trigger-loading") {
        let full = Model.State(
          username: "ada", password: "1815", loading: true, data: "u7", error: .offline)
        for event in Model.events {
          for state in [Model.State(), full] {
            _ = try expectSilence(given: call(state, event)) { Exercise.reduce(state, event) }
          }
        }
      }
    ]
  }

  private static var successfulLogins: [Model.Event] { Model.userIDs.map { .onLoginSuccess($0) } }
  private static var failedLogins: [Model.Event] { Model.errors.map { .onLoginError($0) } }

  /// Compares the whole state, in which nothing but this one change may be found.
  private static func expectReduce(
    _ event: Model.Event, change: (inout Model.State) -> Void
  ) throws {
    for state in Model.states {
      var expected = state
      change(&expected)
      try expect(Exercise.reduce(state, event), equals: expected, given: call(state, event))
    }
  }

  /// Compares one field with the reference, so that each mistake is told by its own check.
  ///
  /// The other fields are shown as the exercise gave them: they aren't what this check is about.
  private static func expectField<Value>(
    _ field: WritableKeyPath<Model.State, Value>, after event: Model.Event, note: String? = nil
  ) throws {
    for state in Model.states {
      let actual = Exercise.reduce(state, event)
      var expected = actual
      expected[keyPath: field] = Model.reduce(state, event)[keyPath: field]
      try expect(actual, equals: expected, given: call(state, event), note: note)
    }
  }

  private static func call(_ state: Model.State, _ event: Model.Event) -> [String] {
    ["let state = \(state.code)", "State.reduce(state, event: \(code(event)))"]
  }
}
