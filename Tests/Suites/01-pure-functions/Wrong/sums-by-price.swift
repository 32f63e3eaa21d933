// Fails: receipt.lines
// Diagnosis: The sums are kept by the price, so that an equal price later replaces the sum.
// Mistake: wrong-with-equal-prices

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var sums: [Int: Int] = [:]
  for price in prices {
    total += price
    sums[price] = total
  }
  let lines = prices.map { "\($0) makes \(sums[$0] ?? 0)" }
  return (total, ["Your receipt"] + lines + ["Total: \(total)"])
}
