import LoginStateScript
import SuiteSupport

extension Suite {
  static var testerChecks: [Check<Suite>] {
    let right = "tester.accepts-right"
    return [
      // A tester may compare with the exercise's own reducer, which then has to be a right one.
      Check(
        "tester.finds-idle", step: 4, after: "login.password", "login.trigger-clears-data",
        "login.trigger-keeps", "login.success-keeps", "login.error-keeps"
      ) { try $0.expectFaults(in: TestedReducer.idle) },
      // A tester that complains about everything finds nothing, so the others wait for this.
      Check(right, step: 4, after: "tester.finds-idle") { context in
        try context.expect([.failures(of: .right)], seeing: \.failures)
      },
      Check("tester.finds-forgotten", step: 4, after: right) {
        try $0.expectFaults(in: TestedReducer.forgetful)
      },
      Check("tester.finds-leftovers", step: 4, after: "tester.finds-forgotten") {
        try $0.expectFaults(in: TestedReducer.untidy)
      },
      Check("tester.finds-meddling", step: 4, after: "tester.finds-leftovers") {
        try $0.expectFaults(in: TestedReducer.meddling)
      },
      Check("tester.finds-wrong-values", step: 4, after: "tester.finds-meddling") {
        try $0.expectFaults(in: TestedReducer.mistaken)
      },
      Check(sameAnswers: "tester.same-answer", step: 4, after: "tester.finds-idle", right),
      Check(
        reading: "tester.pure-by-reading", of: "failures(of:)", step: 4, allowing: [.orders],
        after: "tester.same-answer", "login.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// Fails at the first broken reducer that gets away.
  fileprivate func expectFaults(in reducers: [TestedReducer]) throws {
    for (reducer, isFound) in zip(reducers, try hasFailures(of: reducers)) {
      try SuiteSupport.expect(
        isFound, given: reducer.declaration + ["failures(of: \(reducer.name))  // []"],
        note: reducer.name, values: reducer.fault?.words ?? [:])
    }
  }

  /// Whether the tester has any line, for each of these reducers.
  func hasFailures(of reducers: [TestedReducer]) throws -> [Bool] {
    try answers(to: reducers.map { .hasFailures(of: $0) }).hasFailures
  }
}

extension Fault {
  /// What the remark on it says.
  fileprivate var words: [String: String] {
    ["event": "\(event)", "field": "\(field)", "value": code]
  }

  /// What the last login left behind is still there when the next one starts.
  static let cleared = [
    Fault(.onTriggerLogin, .error, .old), Fault(.onTriggerLogin, .data, .old),
  ]
}

extension TestedReducer {
  var fault: Fault? { if case .faulty(let fault) = self { fault } else { nil } }

  /// Whether it shows only where a field held something before the event.
  var isLoss: Bool {
    guard let fault else { return self == .startsFromEmpty }
    return fault.value == .initial && !fault.event.owned.contains(fault.field)
      || Fault.cleared.contains(fault)
  }

  static let idle: [TestedReducer] = [.ignoresEverything]

  /// A field that an event owns keeps its old value.
  static let forgetful: [TestedReducer] = Fault.EventKind.allCases.flatMap { event in
    event.owned.map { Fault(event, $0, .old) }
  }.filter { !Fault.cleared.contains($0) }.map(faulty)

  static let untidy = Fault.cleared.map(faulty)

  /// A field changes that belongs to another event: it is emptied, or the loading starts or ends.
  static let meddling: [TestedReducer] =
    [.startsFromEmpty]
    + Fault.EventKind.allCases.flatMap { event in
      Fault.Field.allCases.filter { !event.owned.contains($0) }.flatMap { field in
        ([.initial] + (field == .loading ? [.loading] : [])).map { Fault(event, field, $0) }
      }
    }.map(faulty)

  /// The right field changes, but not to the value that came with the event.
  static let mistaken: [TestedReducer] =
    [.mixesUpTheFields]
    + [
      Fault(.onUpdateUsername, .username, .initial), Fault(.onUpdatePassword, .password, .initial),
      Fault(.onLoginSuccess, .data, .username), Fault(.onLoginSuccess, .data, .password),
      Fault(.onLoginSuccess, .data, .nobody),
      Fault(.onLoginError, .error, .mismatch), Fault(.onLoginError, .error, .offline),
    ].map(faulty)

  static let broken = idle + forgetful + untidy + meddling + mistaken
}
