// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and the mutable globals are refused.

import Foundation
import PureFunctionsScript
import Traces

// needs: Reason
@preconcurrency @testable import enum PureFunctions.Reason
// needs: Shelf
@preconcurrency @testable import class PureFunctions.Shelf
// needs: Specimen
@preconcurrency @testable import enum PureFunctions.Specimen
// needs: Verdict
@preconcurrency @testable import enum PureFunctions.Verdict
// needs: specimens
@preconcurrency @testable import func PureFunctions.fahrenheit
// needs: greeting(for:hour:)
@preconcurrency @testable import func PureFunctions.greeting
// needs: increaseB(state:)
@preconcurrency @testable import func PureFunctions.increaseB
// needs: specimens
@preconcurrency @testable import func PureFunctions.isWelcome
// needs: knownSquares
@preconcurrency @testable import var PureFunctions.knownSquares
// needs: specimens
@preconcurrency @testable import func PureFunctions.pick
// needs: specimens
@preconcurrency @testable import func PureFunctions.priceWithTax
// needs: specimens
@preconcurrency @testable import func PureFunctions.ranked
// needs: receipt(for:)
@preconcurrency @testable import func PureFunctions.receipt
// needs: specimens
@preconcurrency @testable import func PureFunctions.restock
// needs: specimens
@preconcurrency @testable import func PureFunctions.secondsBetween
// needs: specimens
@preconcurrency @testable import func PureFunctions.secondsSince
// needs: specimens
@preconcurrency @testable import func PureFunctions.square
// needs: state
@preconcurrency @testable import var PureFunctions.state
// needs: specimens
@preconcurrency @testable import func PureFunctions.twoMore
// needs: userName
@preconcurrency @testable import var PureFunctions.userName
// needs: verdict(on:)
@preconcurrency @testable import func PureFunctions.verdict

struct Exercise: PureFunctionsSide {
  // needs: state
  var state: Int {
    get { PureFunctions.state }
    nonmutating set { PureFunctions.state = newValue }
  }

  // needs: userName
  var userName: String {
    get { PureFunctions.userName }
    nonmutating set { PureFunctions.userName = newValue }
  }

  // needs: knownSquares
  var knownSquares: [Int: Int] {
    get { PureFunctions.knownSquares }
    nonmutating set { PureFunctions.knownSquares = newValue }
  }

  // needs: increaseB(state:)
  func increaseB(state: Int) -> Int {
    PureFunctions.increaseB(state: state)
  }

  // needs: verdict(on:)
  func verdict(on specimen: PureFunctionsScript.Specimen) -> PureFunctionsScript.Verdict {
    seen(PureFunctions.verdict(on: made(specimen)))
  }

  // needs: greeting(for:hour:)
  func greeting(for name: String, hour: Int) -> String {
    PureFunctions.greeting(for: name, hour: hour)
  }

  // needs: receipt(for:)
  func receipt(for prices: [Int]) -> PureFunctionsScript.Receipt {
    let receipt = PureFunctions.receipt(for: prices)
    return PureFunctionsScript.Receipt(total: receipt.total, lines: receipt.lines)
  }

  // MARK: The specimens

  // needs: specimens
  func fahrenheit(fromCelsius degrees: Int) -> Int {
    PureFunctions.fahrenheit(fromCelsius: degrees)
  }

  func isWelcome(_ name: String) -> Bool { PureFunctions.isWelcome(name) }

  func ranked(_ scores: [Int]) -> [Int] { PureFunctions.ranked(scores) }

  func priceWithTax(_ price: Int) -> Int { PureFunctions.priceWithTax(price) }

  func square(_ number: Int) -> Int { PureFunctions.square(number) }

  func secondsSince(secondsAgo: Double) -> Double {
    PureFunctions.secondsSince(Date(timeIntervalSinceNow: -secondsAgo))
  }

  func secondsBetween(_ start: Double, _ end: Double) -> Double {
    PureFunctions.secondsBetween(
      Date(timeIntervalSince1970: start), Date(timeIntervalSince1970: end))
  }

  func pick(from names: [String]) -> String { PureFunctions.pick(from: names) }

  func twoMore(than number: Int) -> Int { PureFunctions.twoMore(than: number) }

  // needs: Shelf
  func restock(books: Int) -> (result: Int, books: Int) {
    let shelf = PureFunctions.Shelf()
    shelf.books = books
    // needs: specimens
    let result = PureFunctions.restock(shelf)
    // needs: Shelf
    return (result, shelf.books)
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Command]) in script.play(on: Exercise()) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 1`

// needs: Specimen
private func made(_ value: PureFunctionsScript.Specimen) -> PureFunctions.Specimen {
  switch value {
  case .fahrenheit: .fahrenheit
  case .isWelcome: .isWelcome
  case .ranked: .ranked
  case .area: .area
  case .priceWithTax: .priceWithTax
  case .square: .square
  case .secondsSince: .secondsSince
  case .secondsBetween: .secondsBetween
  case .pick: .pick
  case .twoMore: .twoMore
  case .restock: .restock
  }
}

// needs: Verdict
private func seen(_ value: PureFunctions.Verdict) -> PureFunctionsScript.Verdict {
  switch value {
  case .notSure: .notSure
  case .pure: .pure
  case .impure(let value): .impure(seen(value))
  }
}

// needs: Reason
private func seen(_ value: PureFunctions.Reason) -> PureFunctionsScript.Reason {
  switch value {
  case .changesOutsideState: .changesOutsideState
  case .readsOutsideState: .readsOutsideState
  case .clock: .clock
  case .randomness: .randomness
  case .output: .output
  }
}
