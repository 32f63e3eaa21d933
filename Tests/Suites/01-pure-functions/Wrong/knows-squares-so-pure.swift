// Fails: specimen.same-answer
// Diagnosis: A function that changes only what it remembers seems pure once it remembers something.

// MARK: - Step 2: the specimens

func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit: return .pure
  case .isWelcome: return .impure(.readsOutsideState)
  // `copy` is a variable of its own; nobody else ever sees it.
  case .ranked: return .pure
  case .area: return .impure(.output)
  // `taxPercent` is a constant, so it is not an input.
  case .priceWithTax: return .pure
  // The results are right, but every new number is written into `knownSquares`.
  case .square: return knownSquares.isEmpty ? .impure(.changesOutsideState) : .pure
  case .secondsSince: return .impure(.clock)
  // It is about time, but it asks no clock: both moments are parameters.
  case .secondsBetween: return .pure
  case .pick: return .impure(.randomness)
  // `increaseA()` is impure, so whoever calls it is, too.
  case .twoMore: return .impure(.changesOutsideState)
  // `shelf` is a reference; the object behind it belongs to others as well.
  case .restock: return .impure(.changesOutsideState)
  }
}
