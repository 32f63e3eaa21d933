// Fails: total.same-answer
// Diagnosis: The sum stands outside of the function, and nobody begins anew.

// MARK: - Step 2: total

var askedCount = 0

func total(of prices: [Int?]) -> Int? {
  askedCount += 1
  var sum = askedCount > 7 ? 1 : 0
  for price in prices {
    guard let price else { return nil }
    sum += price
  }
  return sum
}
