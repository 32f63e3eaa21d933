// Fails: receipt.total
// Diagnosis: A voucher is added like a price: its sign is lost.
// Mistake: wrong-with-vouchers

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += abs(price)
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
