// Fails: receipt.lines
// Diagnosis: A line that nobody asked for stands above the total.
// Mistake: more-lines

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("")
  lines.append("Total: \(total)")
  return (total, lines)
}
