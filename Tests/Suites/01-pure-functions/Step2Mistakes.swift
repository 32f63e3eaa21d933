import SuiteSupport

extension Suite {
  /// Mistakes that show in the table as a whole, and those of a single row.
  static var specimenDiagnoses: [Diagnosis] {
    let ids = specimenChecks.map(\.id)
    return [
      Diagnosis(
        checks: ids, samples: specimens, exercise: { Purity(of: verdict(on: $0)) },
        mistakes: purityMistakes.map { Mistake($0.name, $0.model) }),
      Diagnosis(
        checks: ids, samples: specimens, exercise: { Judgement(of: verdict(on: $0), on: $0) },
        mistakes: reasonMistakes.map { Mistake($0.name, $0.model) }),
    ] + rowDiagnoses
  }

  private typealias Table<Row> = (name: String, model: (Model.Specimen) -> Row)

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

  private static var reasonMistakes: [Table<Judgement>] {
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
  static var isTableWrongAsAWhole: Bool {
    purityMistakes.contains { table in
      specimens.allSatisfy { Purity(of: verdict(on: $0)) == table.model($0) }
    }
      || reasonMistakes.contains { table in
        specimens.allSatisfy { Judgement(of: verdict(on: $0), on: $0) == table.model($0) }
      }
  }

  static let specimens: [Model.Specimen] = [
    .fahrenheit, .isWelcome, .ranked, .area, .priceWithTax, .square, .secondsSince,
    .secondsBetween, .pick, .twoMore, .restock,
  ]

  private enum Purity: Equatable {
    case pure, impure, notSure

    init(of verdict: Model.Verdict) {
      switch verdict {
      case .pure: self = .pure
      case .impure: self = .impure
      case .notSure: self = .notSure
      }
    }
  }

  /// A verdict; all that hold are the same.
  private enum Judgement: Equatable {
    case right
    case wrong(Model.Verdict)

    init(of verdict: Model.Verdict, on specimen: Model.Specimen) {
      self = Model.verdicts(on: specimen).contains(verdict) ? .right : .wrong(verdict)
    }
  }

  static func verdict(on specimen: Model.Specimen) -> Model.Verdict {
    with { Exercise.verdict(on: specimen) }
  }

  private static func isPure(_ specimen: Model.Specimen) -> Bool {
    Model.verdicts(on: specimen) == [.pure]
  }

  /// A table that calls these pure besides those that are, apart from one.
  private static func pure(
    _ name: String, also others: [Model.Specimen], not exception: Model.Specimen? = nil
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
    _ name: String, _ reason: @escaping (Model.Specimen) -> Model.Reason?
  ) -> Table<Judgement> {
    (
      name,
      { specimen in
        guard !isPure(specimen), let reason = reason(specimen) else { return .right }
        return Judgement(of: .impure(reason), on: specimen)
      }
    )
  }
}
