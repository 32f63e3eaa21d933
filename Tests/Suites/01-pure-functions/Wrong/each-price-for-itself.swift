// Fails: receipt.lines
// Diagnosis: the sum starts again with each price.
// Mistake: price-makes-itself

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(price)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
