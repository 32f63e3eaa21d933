// Fails: receipt.lines
// Diagnosis: the line is made before the price is added.
// Mistake: running-total-too-early

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    lines.append("\(price) makes \(total)")
    total += price
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
