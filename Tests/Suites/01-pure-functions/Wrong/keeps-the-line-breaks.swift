// Fails: receipt.lines
// Diagnosis: `print` adds the line breaks; they aren't part of the lines.
// Mistake: line-breaks

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt\n"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)\n")
  }
  lines.append("Total: \(total)\n")
  return (total, lines)
}
