// Fails: receipt.lines
// Diagnosis: the last line, the one with the total, is missing.
// Mistake: no-total-line

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  return (total, lines)
}
