// Fails: receipt.same-answer
// Diagnosis: After a receipt with a voucher, the next one begins with other words, once.

// MARK: - Step 4: receipt

var hasSeenVoucher = false

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = [hasSeenVoucher ? "Your next receipt" : "Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  hasSeenVoucher = prices.contains { $0 < 0 }
  return (total, lines)
}
