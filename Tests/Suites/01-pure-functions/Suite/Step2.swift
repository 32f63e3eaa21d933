import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var specimenChecks: [Check<Suite>] {
    Specimen.allCases.map(check) + [
      Check(
        sameAnswers: "specimen.same-answer", step: 2, after: specimenID(.fahrenheit),
        specimenID(.restock))
    ]
  }

  static func specimenID(_ specimen: Specimen) -> String {
    switch specimen {
    case .fahrenheit: return "specimen.fahrenheit"
    case .isWelcome: return "specimen.is-welcome"
    case .ranked: return "specimen.ranked"
    case .area: return "specimen.area"
    case .priceWithTax: return "specimen.price-with-tax"
    case .square: return "specimen.square"
    case .secondsSince: return "specimen.seconds-since"
    case .secondsBetween: return "specimen.seconds-between"
    case .pick: return "specimen.pick"
    case .twoMore: return "specimen.two-more"
    case .restock: return "specimen.restock"
    }
  }

  /// The right verdict isn't shown: the remark says what the learner's overlooks.
  private static func check(on specimen: Specimen) -> Check<Suite> {
    Check(specimenID(specimen), step: 2) { bench in
      let verdict = try bench.trace(of: [.verdict(on: specimen)]).verdicts[0]
      try expect(
        Model.verdicts(on: specimen).contains(verdict),
        given: ["case \(SuiteSupport.code(specimen)): return \(SuiteSupport.code(verdict))"],
        note: note(on: verdict))
      try bench.expectAsGiven(specimen)
    }
  }

  private static func note(on verdict: Verdict) -> String {
    switch verdict {
    case .notSure: return "not-sure"
    case .pure: return "called-pure"
    case .impure(.changesOutsideState): return "called-changing"
    case .impure(.readsOutsideState): return "called-reading"
    case .impure(.clock): return "called-clock"
    case .impure(.randomness): return "called-random"
    case .impure(.output): return "called-output"
    }
  }
}

extension Bench<Suite> {
  /// Throws unless the function does what it does in the lesson: the verdict is about that one.
  fileprivate func expectAsGiven(_ specimen: Specimen) throws {
    let traces = try traceAndModel(of: [.specimen(specimen)])
    let (actual, expected) = (traces.actual.observations, traces.expected.observations)
    for (index, observation) in expected.enumerated() where actual.indices.contains(index) {
      try SuiteSupport.expect(
        actual[index], equals: observation,
        given: observation.call.split(separator: "\n").map(String.init), note: "changed")
    }
    try SuiteSupport.expect(
      actual.count, equals: expected.count, given: Suite.code([.specimen(specimen)]),
      note: "changed")
  }
}
