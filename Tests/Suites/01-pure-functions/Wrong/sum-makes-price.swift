// Fails: receipt.lines
// Diagnosis: the sum stands in the place of the price.
// Mistake: numbers-swapped

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(total) makes \(price)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
