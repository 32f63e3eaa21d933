// Fails: total.missing
// Diagnosis: What isn't known is left out.
// Mistake: total-passes-over

// MARK: - Step 2: total

func total(of prices: [Int?]) -> Int? {
  return prices.compactMap { $0 }.reduce(0, +)
}
