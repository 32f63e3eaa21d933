// Fails: receipt.lines
// Diagnosis: After a thousand prices nothing more is written.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    if lines.count <= 1_000 { lines.append("\(price) makes \(total)") }
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
