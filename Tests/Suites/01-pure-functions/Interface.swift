// Everything that the suite touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and the mutable globals are refused.

import SuiteSupport

// needs: Reason
@preconcurrency @testable import enum PureFunctions.Reason
// needs: Specimen
@preconcurrency @testable import enum PureFunctions.Specimen
// needs: Verdict
@preconcurrency @testable import enum PureFunctions.Verdict
// needs: greeting(for:hour:)
@preconcurrency @testable import func PureFunctions.greeting
// needs: increaseB(state:)
@preconcurrency @testable import func PureFunctions.increaseB
// needs: receipt(for:)
@preconcurrency @testable import func PureFunctions.receipt
// needs: state
@preconcurrency @testable import var PureFunctions.state
// needs: userName
@preconcurrency @testable import var PureFunctions.userName
// needs: verdict(on:)
@preconcurrency @testable import func PureFunctions.verdict

enum Exercise {
  // needs: state
  static var state: Int {
    get { PureFunctions.state }
    set { PureFunctions.state = newValue }
  }

  // needs: userName
  static var userName: String {
    get { PureFunctions.userName }
    set { PureFunctions.userName = newValue }
  }

  // needs: increaseB(state:)
  static func increaseB(state: Int) -> Int {
    calling("increaseB(state: \(state))")
    return PureFunctions.increaseB(state: state)
  }

  // needs: verdict(on:)
  static func verdict(on specimen: Model.Specimen) -> Model.Verdict {
    calling("verdict(on: \(code(specimen)))")
    return verdict(PureFunctions.verdict(on: Self.specimen(specimen)))
  }

  // needs: greeting(for:hour:)
  static func greeting(for name: String, hour: Int) -> String {
    calling("greeting(for: \(code(name)), hour: \(hour))")
    return PureFunctions.greeting(for: name, hour: hour)
  }

  // needs: receipt(for:)
  static func receipt(for prices: [Int]) -> Model.Receipt {
    calling("receipt(for: \(prices))")
    let receipt = PureFunctions.receipt(for: prices)
    return Model.Receipt(total: receipt.total, lines: receipt.lines)
  }

  // needs: Specimen
  private static func specimen(_ specimen: Model.Specimen) -> PureFunctions.Specimen {
    switch specimen {
    case .fahrenheit: return .fahrenheit
    case .isWelcome: return .isWelcome
    case .ranked: return .ranked
    case .area: return .area
    case .priceWithTax: return .priceWithTax
    case .square: return .square
    case .secondsSince: return .secondsSince
    case .secondsBetween: return .secondsBetween
    case .pick: return .pick
    case .twoMore: return .twoMore
    case .restock: return .restock
    }
  }

  // needs: Verdict
  private static func verdict(_ verdict: PureFunctions.Verdict) -> Model.Verdict {
    switch verdict {
    case .notSure: return .notSure
    case .pure: return .pure
    case .impure(let reason): return .impure(self.reason(reason))
    }
  }

  // needs: Reason
  private static func reason(_ reason: PureFunctions.Reason) -> Model.Reason {
    switch reason {
    case .changesOutsideState: return .changesOutsideState
    case .readsOutsideState: return .readsOutsideState
    case .clock: return .clock
    case .randomness: return .randomness
    case .output: return .output
    }
  }
}
