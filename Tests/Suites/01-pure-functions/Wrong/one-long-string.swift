// Fails: receipt.lines
// Diagnosis: all lines stand in one string; each needs a string of its own.
// Mistake: one-string

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var text = "Your receipt\n"
  for price in prices {
    total += price
    text += "\(price) makes \(total)\n"
  }
  text += "Total: \(total)"
  return (total, [text])
}
