import SuiteSupport

extension Suite {
  static var testerChecks: [Check] {
    let right = "tester.accepts-right"
    return [
      Check("tester.finds-idle", step: 4) {
        try expectFaults(in: BrokenReducer.idle)
      },
      // A tester that complains about everything finds nothing, so the others wait for this.
      Check(right, step: 4, after: "tester.finds-idle") {
        try expect(
          Exercise.failures(of: Model.reduce), equals: [], given: ["failures(of: rightReducer)"])
      },
      Check("tester.finds-forgotten", step: 4, after: right) {
        try expectFaults(in: BrokenReducer.forgetful)
      },
      Check("tester.finds-leftovers", step: 4, after: right) {
        try expectFaults(in: BrokenReducer.untidy)
      },
      Check("tester.finds-meddling", step: 4, after: right) {
        try expectFaults(in: BrokenReducer.meddling)
      },
      Check("tester.finds-wrong-values", step: 4, after: right) {
        try expectFaults(in: BrokenReducer.mistaken)
      },
    ]
  }

  /// Fails at the first broken reducer that gets away.
  private static func expectFaults(in reducers: [BrokenReducer]) throws {
    for broken in reducers {
      try expect(
        !Exercise.failures(of: broken.reduce).isEmpty,
        given: ["failures(of: \(broken.name))  // []"], note: broken.name)
    }
  }
}
