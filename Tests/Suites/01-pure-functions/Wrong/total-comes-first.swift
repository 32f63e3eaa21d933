// Fails: receipt.lines
// Diagnosis: the line with the total comes before the prices.
// Mistake: another-order

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.insert("Total: \(total)", at: 1)
  return (total, lines)
}
