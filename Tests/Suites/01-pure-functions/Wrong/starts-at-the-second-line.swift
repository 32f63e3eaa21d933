// Fails: receipt.lines
// Diagnosis: The first price has no line: there is only one number to be told of.
// Mistake: fewer-lines

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for (index, price) in prices.enumerated() {
    total += price
    if index > 0 { lines.append("\(price) makes \(total)") }
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
