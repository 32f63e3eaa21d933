// Fails: receipt.lines
// Diagnosis: a long receipt is cut off.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for (index, price) in prices.enumerated() {
    total += price
    if index < 50 { lines.append("\(price) makes \(total)") }
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
