// Fails: receipt.lines
// Diagnosis: each line has the total of all prices.
// Mistake: end-total-everywhere

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  let total = prices.reduce(0, +)
  var lines = ["Your receipt"]
  for price in prices {
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
