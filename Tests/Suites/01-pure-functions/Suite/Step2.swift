import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var specimenChecks: [Check<Suite>] {
    Specimen.allCases.map(check) + [
      Check(
        sameAnswers: "specimen.same-answer", step: 2, after: specimenID(.fahrenheit),
        specimenID(.restock)
      ) { context in
        try context.expectNoHiddenInput(
          to: everySpecimen,
          between: Model.otherGlobals.map(\.assignments) + callingSpecimens, note: nil)
      }
    ]
  }

  /// Calls of the given functions, one moment each: they may leave something behind.
  static let callingSpecimens = Specimen.allCases.map { [Command.specimen($0)] }

  /// `specimen.price-with-tax` for `priceWithTax`.
  static func specimenID(_ specimen: Specimen) -> String {
    "specimen." + "\(specimen)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// The right verdict isn't shown: the remark says what the learner's overlooks.
  private static func check(on specimen: Specimen) -> Check<Suite> {
    Check(specimenID(specimen), step: 2) { context in
      let verdict = try context.trace(of: [.verdict(on: specimen)]).verdicts[0]
      let isRight = Model.verdicts(on: specimen).contains(verdict)
      let isChanged = try !isRight && context.hasChanged(specimen)
      try expect(
        isRight,
        given: ["\(Suite.code([.verdict(on: specimen)])[0])  // \(SuiteSupport.code(verdict))"],
        note: isChanged ? "changed" : note(on: verdict))
      try context.expectAsGiven(specimen)
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

extension TestContext<Suite> {
  fileprivate func hasChanged(_ specimen: Specimen) throws -> Bool {
    let traces = try traceAndModel(of: [.specimen(specimen)])
    return traces.actual != traces.expected
  }

  /// Throws unless the function does what it does in the lesson: the verdict is about that one.
  fileprivate func expectAsGiven(_ specimen: Specimen) throws {
    let traces = try traceAndModel(of: [.specimen(specimen)])
    let (actual, expected) = (traces.actual.observations, traces.expected.observations)
    for (index, observation) in expected.enumerated() where actual.indices.contains(index) {
      try SuiteSupport.expect(
        actual[index], equals: observation,
        given: observation.lines, note: "changed")
    }
    try SuiteSupport.expect(
      actual.count, equals: expected.count, given: Suite.code([.specimen(specimen)]),
      note: "changed")
  }
}

extension Suite {
  /// Mistakes that show in the table as a whole, and those of a single row.
  static var specimenDiagnoses: [Diagnosis<Suite>] {
    let ids = specimenChecks.map(\.id)
    return [
      tableDiagnosis(ids, seeing: purities, purityMistakes),
      tableDiagnosis(ids, seeing: findings, reasonMistakes),
    ] + rowDiagnoses
  }

  /// The table with all its rows.
  static var everySpecimen: [Command] { Specimen.allCases.map { .verdict(on: $0) } }

  private typealias Table = (name: String, verdict: (Specimen) -> Verdict)

  private static func tableDiagnosis(
    _ checks: [String], seeing view: @escaping ([Verdict]) -> [Verdict], _ tables: [Table]
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: [everySpecimen], seeing: { view($0.verdicts) },
      mistakes: tables.map { table in Mistake(table.name) { _ in rows(of: table) } })
  }

  private static func rows(of table: Table) -> [Verdict] { Specimen.allCases.map(table.verdict) }

  private static var purityMistakes: [Table] {
    [
      ("all-pure", { _ in .pure }),
      ("all-impure", { _ in impure }),
      ("upside-down", { isPure($0) ? impure : .pure }),
      pure("changes-nothing-so-pure", also: [.isWelcome, .secondsSince, .pick]),
      pure("changes-nothing-so-pure", also: [.isWelcome, .secondsSince, .pick, .area]),
      pure("same-result-so-pure", also: [.area, .square, .twoMore]),
      pure("same-result-so-pure", also: [.area, .twoMore]),
      pure("same-result-so-pure", also: [.square, .twoMore]),
      pure("only-looks-at-variables", also: [.secondsSince, .pick]),
      pure("only-looks-at-variables", also: [.secondsSince, .pick], not: .priceWithTax),
      pure("only-looks-at-variables", also: [.secondsSince, .pick, .area]),
      pure("only-looks-at-variables", also: [.secondsSince, .pick, .area], not: .priceWithTax),
      pure("only-looks-at-variables", also: [.secondsSince, .pick, .area, .twoMore]),
      pure(
        "only-looks-at-variables", also: [.secondsSince, .pick, .area, .twoMore],
        not: .priceWithTax),
    ]
  }

  private static var reasonMistakes: [Table] {
    [
      reason("one-reason-for-all") { _ in .changesOutsideState },
      reason("one-reason-for-all") { _ in .readsOutsideState },
      reason("one-reason-for-all") { _ in .output },
      reason("reading-and-changing-swapped") { specimen in
        switch specimen {
        case .isWelcome: return .changesOutsideState
        case .twoMore: return .readsOutsideState
        default: return nil
        }
      },
    ]
  }

  /// What is wrong with the table is said once, and not for each of its rows.
  static func isWrongAsAWhole(_ verdicts: [Verdict]) -> Bool {
    purityMistakes.contains { rows(of: $0) == purities(in: verdicts) }
      || reasonMistakes.contains { rows(of: $0) == findings(in: verdicts) }
  }

  /// The verdict where it doesn't matter why something isn't pure.
  private static let impure = Verdict.impure(.output)

  private static func purities(in verdicts: [Verdict]) -> [Verdict] {
    verdicts.map { if case .impure = $0 { impure } else { $0 } }
  }

  /// The verdicts, of which all that hold are the same.
  private static func findings(in verdicts: [Verdict]) -> [Verdict] {
    zip(Specimen.allCases, verdicts).map(finding)
  }

  private static func finding(on specimen: Specimen, _ verdict: Verdict) -> Verdict {
    let right = Model.verdicts(on: specimen)
    return right.contains(verdict) ? right[0] : verdict
  }

  private static func isPure(_ specimen: Specimen) -> Bool {
    Model.verdicts(on: specimen) == [.pure]
  }

  /// A table that calls these pure besides those that are, apart from one.
  private static func pure(
    _ name: String, also others: [Specimen], not exception: Specimen? = nil
  ) -> Table {
    (name, { $0 != exception && (isPure($0) || others.contains($0)) ? .pure : impure })
  }

  /// A table that knows what is impure, but gives these reasons.
  private static func reason(
    _ name: String, _ reason: @escaping (Specimen) -> Reason?
  ) -> Table {
    (
      name,
      { specimen in
        let wrong = isPure(specimen) ? nil : reason(specimen).map(Verdict.impure)
        return finding(on: specimen, wrong ?? Model.verdicts(on: specimen)[0])
      }
    )
  }
}

/// A verdict on one specimen that learners are known to give, and the name of the thought behind it.
private struct Row {
  let name: String
  let specimen: Specimen
  let verdict: Verdict
  /// Specimens of the same kind: the thought is another one if these are wrong, too.
  let others: [Specimen]

  init(_ name: String, _ specimen: Specimen, _ verdict: Verdict, butNot others: Specimen...) {
    (self.name, self.specimen, self.verdict, self.others) = (name, specimen, verdict, others)
  }

  static let all = [
    Row("overlooks-the-reading", .isWelcome, .pure, butNot: .priceWithTax),
    Row("overlooks-the-printing", .area, .pure),
    Row("overlooks-the-memory", .square, .pure),
    Row("overlooks-the-clock", .secondsSince, .pure, butNot: .secondsBetween),
    Row("overlooks-the-chance", .pick, .pure),
    Row("overlooks-the-calls", .twoMore, .pure),
    Row("overlooks-the-reference", .restock, .pure),
    Row("constant-for-an-input", .priceWithTax, .impure(.readsOutsideState), butNot: .isWelcome),
    Row("own-variable-for-a-change", .ranked, .impure(.changesOutsideState), butNot: .twoMore),
    Row("moments-for-the-clock", .secondsBetween, .impure(.clock), butNot: .secondsSince),
    Row("clock-for-a-variable", .secondsSince, .impure(.readsOutsideState)),
    Row("chance-for-a-variable", .pick, .impure(.readsOutsideState)),
    Row("screen-for-a-variable", .area, .impure(.changesOutsideState)),
  ]
}

extension Suite {
  /// Each row of the table can be wrong for itself.
  static var rowDiagnoses: [Diagnosis<Suite>] {
    Specimen.allCases.map { specimen in
      Diagnosis(
        checks: [specimenID(specimen)], scripts: [everySpecimen],
        seeing: { thought(behind: specimen, in: $0.verdicts) },
        // Of a function that is another one by now the verdict says nothing.
        if: { try !$0.hasChanged(specimen) },
        mistakes: Row.all.filter { $0.specimen == specimen }.map { row in
          Mistake(row.name) { _ in row.name }
        })
    }
  }

  private static func thought(behind specimen: Specimen, in verdicts: [Verdict]) -> String? {
    guard areFewRowsWrong(in: verdicts), !isWrongAsAWhole(verdicts) else { return nil }
    let verdict = verdicts[specimen.rawValue]
    let row = Row.all.first { $0.specimen == specimen && $0.verdict == verdict }
    guard let row, row.others.allSatisfy({ isRight($0, in: verdicts) }) else { return nil }
    return row.name
  }

  private static func areFewRowsWrong(in verdicts: [Verdict]) -> Bool {
    Specimen.allCases.count {
      !isRight($0, in: verdicts) && verdicts[$0.rawValue] != .notSure
    } <= 2
  }

  private static func isRight(_ specimen: Specimen, in verdicts: [Verdict]) -> Bool {
    Model.verdicts(on: specimen).contains(verdicts[specimen.rawValue])
  }
}
