// Fails: receipt.lines
// Diagnosis: the heading is missing.
// Mistake: no-heading

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = [String]()
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
