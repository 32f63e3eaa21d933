// Fails: receipt.total
// Diagnosis: the total that is given is always 0.
// Mistake: total-stays-zero

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (0, lines)
}
