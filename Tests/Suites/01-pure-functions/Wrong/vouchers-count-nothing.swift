// Fails: receipt.total
// Diagnosis: prices below zero are left out.
// Mistake: leaves-out-vouchers

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (prices.filter { $0 > 0 }.reduce(0, +), lines)
}
