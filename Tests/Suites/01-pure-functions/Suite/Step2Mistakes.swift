import PureFunctionsScript
import SuiteSupport

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
