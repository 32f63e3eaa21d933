import SuiteSupport

extension Suite {
  static var specimenChecks: [Check] {
    [
      check("specimen.fahrenheit", .fahrenheit),
      check("specimen.is-welcome", .isWelcome),
      check("specimen.ranked", .ranked),
      check("specimen.area", .area),
      check("specimen.price-with-tax", .priceWithTax),
      check("specimen.square", .square),
      check("specimen.seconds-since", .secondsSince),
      check("specimen.seconds-between", .secondsBetween),
      check("specimen.pick", .pick),
      check("specimen.two-more", .twoMore),
      check("specimen.restock", .restock),
    ]
  }

  /// The right verdict isn't shown: the remark says what the learner's overlooks.
  private static func check(_ id: String, _ specimen: Model.Specimen) -> Check {
    Check(id, step: 2) {
      let verdict = with { Exercise.verdict(on: specimen) }
      try expect(
        Model.verdicts(on: specimen).contains(verdict),
        given: ["case \(code(specimen)): return \(code(verdict))"], note: note(on: verdict))
    }
  }

  private static func note(on verdict: Model.Verdict) -> String {
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
