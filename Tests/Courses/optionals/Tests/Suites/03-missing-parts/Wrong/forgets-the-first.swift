// Fails: total.sum
// Diagnosis: The loop begins at the second price.

// MARK: - Step 2: total

func total(of prices: [Int?]) -> Int? {
  var sum = 0
  for (index, price) in prices.enumerated() {
    guard let price else { return nil }
    if index > 0 { sum += price }
  }
  return sum
}
