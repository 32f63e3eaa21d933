// Fails: receipt.no-prices
// Diagnosis: `checkout` prints heading and total for no prices, too.
// Mistake: nothing-for-no-prices

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  guard !prices.isEmpty else { return (0, []) }
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
