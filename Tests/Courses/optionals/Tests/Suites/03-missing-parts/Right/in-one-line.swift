// MARK: - Step 1: firstFound

func firstFound(in numbers: [Int?]) -> Int? {
  return numbers.compactMap { $0 }.first
}

// MARK: - Step 2: total

func total(of prices: [Int?]) -> Int? {
  let known = prices.compactMap { $0 }
  return known.count == prices.count ? known.reduce(0, +) : nil
}
