import SuiteSupport

extension Suite {
  static var filterChecks: [Check] {
    [
      Check("filter.refuses", step: 5) {
        try forAll(Model.knobs.indices) { try expectFilter(Set(Model.knobs.indices), without: $0) }
      },
      Check("filter.lets-through", step: 5, after: "filter.refuses") {
        try forAll(Model.subsets(ofCount: Model.knobs.count)) { try expectFilter(Set($0)) }
      },
      Check("filter.twice", step: 5, after: "filter.refuses") { try expectTwoFilters() },
    ]
  }

  private static func expectFilter(_ allowed: Set<Int>, without refused: Int) throws {
    try expectFilter(allowed.subtracting([refused]), trying: [Model.knobs[refused]])
  }

  /// Tries all the knobs; only those at the allowed positions may reach the reducer.
  private static func expectFilter(
    _ allowed: Set<Int>, trying knobs: [Model.Knob] = Model.knobs
  ) throws {
    let allowedKnobs = allowed.sorted().map { Model.knobs[$0] }
    var runs: [MeterRun] = []
    let filtered: Exercise.Reducer<Model.Meter, Model.Knob> = Exercise.filterActions(
      { allowedKnobs.contains($0) },
      { meter, knob in
        runs.append(MeterRun(meter: meter, knob: knob))
        Model.meterReducer(&meter, knob)
      })
    var (meter, expected) = (Model.Meter(), Model.Meter())
    var expectedRuns: [MeterRun] = []
    for knob in knobs {
      filtered(&meter, knob)
      guard allowedKnobs.contains(knob) else { continue }
      expectedRuns.append(MeterRun(meter: expected, knob: knob))
      Model.meterReducer(&expected, knob)
    }
    var given: [String] {
      [
        "var meter = \(code(Model.Meter()))  // another app, with types of its own",
        "let filtered = filterActions({ \(code(allowedKnobs)).contains($0) })(reducer)",
      ] + knobs.map { "filtered(&meter, \(code($0)))" }
    }
    try expect(runs, equals: expectedRuns, given: given + ["// the runs of `reducer`"])
    try expect(meter, equals: expected, given: given + ["meter"])
  }

  private static func expectTwoFilters() throws {
    try forAll(Array(-3...6)) { action in
      let inner: Exercise.Reducer<Int, Int> = Exercise.filterActions(
        { $0 > 0 }, { value, action in value += action })
      let both = Exercise.filterActions({ $0.isMultiple(of: 2) }, inner)
      var value = 100
      both(&value, action)
      try expect(
        value, equals: action > 0 && action.isMultiple(of: 2) ? 100 + action : 100,
        given: [
          "let even = filterActions { $0 % 2 == 0 }", "let positive = filterActions { $0 > 0 }",
          "var value = 100  // and a reducer that adds the action",
          "even(positive(reducer))(&value, \(action))", "value",
        ])
    }
  }
}
