// Lesson 1 · Pure and impure functions: values built without variables.

// MARK: - Step 2: the specimens

func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit, .ranked, .priceWithTax, .secondsBetween: .pure
  case .isWelcome, .square, .restock: .impure(.readsOutsideState)
  case .twoMore: .impure(.changesOutsideState)
  case .area: .impure(.output)
  case .secondsSince: .impure(.clock)
  case .pick: .impure(.randomness)
  }
}

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let words =
    switch hour {
    case ..<5: ("Still awake", "?")
    case ..<12: ("Good morning", "!")
    case ..<18: ("Good afternoon", "!")
    case ..<22: ("Good evening", "!")
    default: ("Good night", ".")
    }
  return "\(words.0), \(name)\(words.1)"
}

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  let total = prices.reduce(0, +)
  let lines = prices.indices.map { index in
    "\(prices[index]) makes \(prices[...index].reduce(0, +))"
  }
  return (total, ["Your receipt"] + lines + ["Total: \(total)"])
}
