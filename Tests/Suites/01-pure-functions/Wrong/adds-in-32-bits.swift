// Fails: receipt.total
// Diagnosis: a smaller type wraps where an `Int` goes on.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (Int(Int32(truncatingIfNeeded: total)), lines)
}
