// Fails: receipt.lines
// Diagnosis: only the heading and the total are there.
// Mistake: only-the-frame

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
