// Fails: receipt.pure-by-reading
// Diagnosis: How many receipts there were is counted in a global variable, which nobody looks at.

// MARK: - Step 4: receipt

var receiptCount = 0

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  receiptCount += 1
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
