// Fails: receipt.lines
// Diagnosis: What costs nothing is taken for nothing, and has no line.
// Mistake: wrong-with-a-price-of-zero

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices where price != 0 {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
