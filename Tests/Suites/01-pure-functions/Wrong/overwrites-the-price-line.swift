// Fails: receipt.lines
// Diagnosis: each price takes the place of the one before.
// Mistake: only-the-last-price

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  var line: String?
  for price in prices {
    total += price
    line = "\(price) makes \(total)"
  }
  if let line { lines.append(line) }
  lines.append("Total: \(total)")
  return (total, lines)
}
