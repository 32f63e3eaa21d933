import Traces

/// The functions that the lesson asks about, by name.
public enum Specimen: Int, Packed, CaseIterable, Sendable {
  case fahrenheit, isWelcome, ranked, area, priceWithTax, square
  case secondsSince, secondsBetween, pick, twoMore, restock
}

/// What is said about a specimen.
public enum Verdict: Equatable, Sendable {
  case notSure
  case pure
  case impure(Reason)
}

/// Why a function isn't pure.
public enum Reason: Int, Packed, Sendable {
  case changesOutsideState
  case readsOutsideState
  case clock
  case randomness
  case output
}
