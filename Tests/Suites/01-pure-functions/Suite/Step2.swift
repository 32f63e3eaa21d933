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
    Check(specimenID(specimen), step: 2) { context in
      let verdict = try context.trace(of: [.verdict(on: specimen)]).verdicts[0]
      try expect(
        Model.verdicts(on: specimen).contains(verdict),
        given: ["\(Suite.code([.verdict(on: specimen)])[0])  // \(SuiteSupport.code(verdict))"],
        note: note(on: verdict))
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
      Diagnosis(
        checks: ids, scripts: [everySpecimen], seeing: { purities(in: $0.verdicts) },
        mistakes: purityMistakes.map { table in Mistake(table.name) { _ in rows(of: table) } }),
      Diagnosis(
        checks: ids, scripts: [everySpecimen], seeing: { findings(in: $0.verdicts) },
        mistakes: reasonMistakes.map { table in Mistake(table.name) { _ in rows(of: table) } }),
    ] + rowDiagnoses
  }

  /// The table with all its rows.
  static var everySpecimen: [Command] { Specimen.allCases.map { .verdict(on: $0) } }

  private typealias Table<Row> = (name: String, model: (Specimen) -> Row)

  private static func rows<Row>(of table: Table<Row>) -> [Row] {
    Specimen.allCases.map(table.model)
  }

  private static var purityMistakes: [Table<Purity>] {
    [
      ("all-pure", { _ in .pure }),
      ("all-impure", { _ in .impure }),
      ("upside-down", { isPure($0) ? .impure : .pure }),
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

  private static var reasonMistakes: [Table<Finding>] {
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

  private enum Purity: Equatable {
    case pure, impure, notSure

    init(of verdict: Verdict) {
      switch verdict {
      case .pure: self = .pure
      case .impure: self = .impure
      case .notSure: self = .notSure
      }
    }
  }

  /// A verdict; all that hold are the same.
  private enum Finding: Equatable {
    case right
    case wrong(Verdict)

    init(verdict: Verdict, on specimen: Specimen) {
      self = Model.verdicts(on: specimen).contains(verdict) ? .right : .wrong(verdict)
    }
  }

  private static func purities(in verdicts: [Verdict]) -> [Purity] { verdicts.map(Purity.init) }

  private static func findings(in verdicts: [Verdict]) -> [Finding] {
    zip(Specimen.allCases, verdicts).map { Finding(verdict: $1, on: $0) }
  }

  private static func isPure(_ specimen: Specimen) -> Bool {
    Model.verdicts(on: specimen) == [.pure]
  }

  /// A table that calls these pure besides those that are, apart from one.
  private static func pure(
    _ name: String, also others: [Specimen], not exception: Specimen? = nil
  ) -> Table<Purity> {
    (
      name,
      { specimen in
        specimen != exception && (isPure(specimen) || others.contains(specimen)) ? .pure : .impure
      }
    )
  }

  /// A table that knows what is impure, but gives these reasons.
  private static func reason(
    _ name: String, _ reason: @escaping (Specimen) -> Reason?
  ) -> Table<Finding> {
    (
      name,
      { specimen in
        guard !isPure(specimen), let reason = reason(specimen) else { return .right }
        return Finding(verdict: .impure(reason), on: specimen)
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

  init(
    _ name: String, _ specimen: Specimen, _ verdict: Verdict,
    butNot others: Specimen...
  ) {
    self.name = name
    self.specimen = specimen
    self.verdict = verdict
    self.others = others
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
