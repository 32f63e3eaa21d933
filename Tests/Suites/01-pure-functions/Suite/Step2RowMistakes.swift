import PureFunctionsScript
import SuiteSupport

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
