import LoginStateScript
import SuiteSupport

extension Suite {
  static var typingChecks: [Check<Suite>] {
    [
      Check("login.username", step: 1) { bench in
        for text in Model.texts { try bench.outcomes(of: .onUpdateUsername(text)).expectAll() }
      },
      Check("login.password", step: 1) { bench in
        for text in Model.texts { try bench.outcomes(of: .onUpdatePassword(text)).expectAll() }
      },
    ]
  }

  static var triggerChecks: [Check<Suite>] {
    [
      Check("login.trigger-loading", step: 1) { bench in
        try bench.outcomes(of: .onTriggerLogin).expect(\.loading)
      },
      Check("login.trigger-clears-error", step: 1) { bench in
        try bench.outcomes(of: .onTriggerLogin).expect(\.error)
      },
      Check("login.trigger-clears-data", step: 1) { bench in
        try bench.outcomes(of: .onTriggerLogin).expect(\.data)
      },
      Check("login.trigger-keeps", step: 1, after: "login.trigger-loading") { bench in
        let outcomes = try bench.outcomes(of: .onTriggerLogin)
        try outcomes.expect(\.username)
        try outcomes.expect(\.password)
      },
    ]
  }

  static var answerChecks: [Check<Suite>] {
    [
      Check("login.success-loading", step: 1) { bench in
        for event in successfulLogins { try bench.outcomes(of: event).expect(\.loading) }
      },
      Check("login.success-data", step: 1) { bench in
        for event in successfulLogins { try bench.outcomes(of: event).expect(\.data) }
      },
      Check("login.success-keeps", step: 1, after: "login.success-data") { bench in
        for event in successfulLogins {
          let outcomes = try bench.outcomes(of: event)
          try outcomes.expect(\.username)
          try outcomes.expect(\.password)
          try outcomes.expect(\.error, note: "error")
        }
      },
      Check("login.error-loading", step: 1) { bench in
        for event in failedLogins { try bench.outcomes(of: event).expect(\.loading) }
      },
      Check("login.error-stored", step: 1) { bench in
        for event in failedLogins { try bench.outcomes(of: event).expect(\.error) }
      },
      Check("login.error-keeps", step: 1, after: "login.error-stored") { bench in
        for event in failedLogins {
          let outcomes = try bench.outcomes(of: event)
          try outcomes.expect(\.username)
          try outcomes.expect(\.password, note: "password")
          try outcomes.expect(\.data, note: "data")
        }
      },
    ]
  }

  static var silenceChecks: [Check<Suite>] {
    [
      Check("login.silent", step: 1, after: "login.username", "login.trigger-loading") { bench in
        for event in Model.events {
          for state in [State(), Model.full] {
            try bench.expectSilence(during: [.reduce(state, event)])
          }
        }
      },
      Check(
        sameAnswers: "login.same-answer", step: 1, after: "login.username",
        "login.trigger-loading"),
    ]
  }

  private static var successfulLogins: [State.Event] { Model.userIDs.map { .onLoginSuccess($0) } }
  private static var failedLogins: [State.Event] { Model.errors.map { .onLoginError($0) } }
}
