// Fails: specimen.fahrenheit
// Diagnosis: pure and impure are taken for each other.
// Mistake: upside-down

// MARK: - Step 2: the specimens

func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit: return .impure(.output)
  case .isWelcome: return .pure
  // `copy` is a variable of its own; nobody else ever sees it.
  case .ranked: return .impure(.changesOutsideState)
  case .area: return .pure
  // `taxPercent` is a constant, so it is not an input.
  case .priceWithTax: return .impure(.readsOutsideState)
  // The results are right, but every new number is written into `knownSquares`.
  case .square: return .pure
  case .secondsSince: return .pure
  // It is about time, but it asks no clock: both moments are parameters.
  case .secondsBetween: return .impure(.clock)
  case .pick: return .pure
  // `increaseA()` is impure, so whoever calls it is, too.
  case .twoMore: return .pure
  // `shelf` is a reference; the object behind it belongs to others as well.
  case .restock: return .pure
  }
}
