// Fails: specimen.area
// Diagnosis: whatever gives the same result each time is called pure; side effects are overlooked.
// Mistake: same-result-so-pure

// MARK: - Step 2: the specimens

func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit: return .pure
  case .isWelcome: return .impure(.readsOutsideState)
  // `copy` is a variable of its own; nobody else ever sees it.
  case .ranked: return .pure
  case .area: return .pure
  // `taxPercent` is a constant, so it is not an input.
  case .priceWithTax: return .pure
  // The results are right, but every new number is written into `knownSquares`.
  case .square: return .pure
  case .secondsSince: return .impure(.clock)
  // It is about time, but it asks no clock: both moments are parameters.
  case .secondsBetween: return .pure
  case .pick: return .impure(.randomness)
  // `increaseA()` is impure, so whoever calls it is, too.
  case .twoMore: return .pure
  // `shelf` is a reference; the object behind it belongs to others as well.
  case .restock: return .impure(.changesOutsideState)
  }
}
