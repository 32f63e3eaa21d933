// Fails: receipt.lines
// Diagnosis: what the prices make so far is missing.
// Mistake: no-running-total

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
