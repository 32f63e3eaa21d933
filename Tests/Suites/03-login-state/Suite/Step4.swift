import LoginStateScript
import SuiteSupport

extension Suite {
  static var testerChecks: [Check<Suite>] {
    let right = "tester.accepts-right"
    return [
      Check("tester.finds-idle", step: 4) { try $0.expectFaults(in: NamedReducer.idle) },
      // A tester that complains about everything finds nothing, so the others wait for this.
      Check(right, step: 4, after: "tester.finds-idle") { bench in
        try bench.expect([.failures(of: .rightReducer)], seeing: \.failures)
      },
      Check("tester.finds-forgotten", step: 4, after: right) {
        try $0.expectFaults(in: NamedReducer.forgetful)
      },
      Check("tester.finds-leftovers", step: 4, after: "tester.finds-forgotten") {
        try $0.expectFaults(in: NamedReducer.untidy)
      },
      Check("tester.finds-meddling", step: 4, after: "tester.finds-leftovers") {
        try $0.expectFaults(in: NamedReducer.meddling)
      },
      Check("tester.finds-wrong-values", step: 4, after: "tester.finds-meddling") {
        try $0.expectFaults(in: NamedReducer.mistaken)
      },
      Check(sameAnswers: "tester.same-answer", step: 4, after: "tester.finds-idle", right),
      Check(
        reading: "tester.pure-by-reading", of: "failures(of:)", step: 4,
        after: "tester.same-answer"),
    ]
  }
}

extension Bench<Suite> {
  /// Fails at the first broken reducer that gets away.
  fileprivate func expectFaults(in reducers: [NamedReducer]) throws {
    for (reducer, isFound) in zip(reducers, try hasFailures(of: reducers)) {
      try SuiteSupport.expect(
        isFound, given: ["failures(of: \(reducer.name))  // []"], note: reducer.name)
    }
  }

  /// Whether the tester has any line, for each of these reducers.
  func hasFailures(of reducers: [NamedReducer]) throws -> [Bool] {
    try answers(to: reducers.map { .hasFailures(of: $0) }).hasFailures
  }
}

extension NamedReducer {
  var name: String { "\(self)" }

  static let idle: [NamedReducer] = [.ignoresEverything]

  /// A field that an event owns keeps its old value.
  static let forgetful: [NamedReducer] = [
    .ignoresUsername, .ignoresPassword, .neverLoads, .loadsOnAfterSuccess, .losesUser,
    .loadsOnAfterError, .losesError,
  ]

  /// What the last login left behind is still there when the next one starts.
  static let untidy: [NamedReducer] = [.keepsOldError, .keepsOldUser]

  /// A field changes that belongs to another event.
  static let meddling: [NamedReducer] = [
    .startsFromEmpty, .usernameClearsError, .passwordClearsError, .triggerClearsPassword,
    .successClearsError, .errorClearsPassword, .errorClearsUser,
  ]

  /// The right field changes, but not to the value that came with the event.
  static let mistaken: [NamedReducer] = [
    .mixesUpTheFields, .emptiesWhatIsTyped, .storesUsernameAsUser, .blamesPassword, .blamesNetwork,
  ]
}
