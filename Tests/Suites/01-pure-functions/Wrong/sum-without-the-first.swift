// Fails: receipt.total
// Diagnosis: the first price is left out.
// Mistake: leaves-out-an-end

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (prices.dropFirst().reduce(0, +), lines)
}
