// Fails: receipt.same-answer
// Diagnosis: the lines are kept outside, so a second receipt still holds the first.
// Mistake: lines-pile-up

// MARK: - Step 4: receipt

var receiptLines: [String] = []

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  receiptLines.append("Your receipt")
  for price in prices {
    total += price
    receiptLines.append("\(price) makes \(total)")
  }
  receiptLines.append("Total: \(total)")
  return (total, receiptLines)
}
