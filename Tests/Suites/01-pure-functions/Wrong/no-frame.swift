// Fails: receipt.lines
// Diagnosis: heading and total are missing.
// Mistake: only-the-prices

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = [String]()
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  return (total, lines)
}
