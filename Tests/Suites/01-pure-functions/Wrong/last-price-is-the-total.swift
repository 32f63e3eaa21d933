// Fails: receipt.total
// Diagnosis: the last price is given, not the sum.
// Mistake: last-price-only

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (prices.last ?? 0, lines)
}
