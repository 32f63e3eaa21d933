// Fails: receipt.lines
// Diagnosis: The line with the total is made in the loop, and once more where there are no prices.
// Mistake: total-after-each-price

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
    lines.append("Total: \(total)")
  }
  if prices.isEmpty { lines.append("Total: 0") }
  return (total, lines)
}
