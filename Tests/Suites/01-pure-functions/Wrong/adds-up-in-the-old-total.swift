// Fails: receipt.same-answer
// Diagnosis: the total is kept outside and not reset, so a second receipt starts where the first ended.
// Mistake: total-goes-on

// MARK: - Step 4: receipt

var runningTotal = 0

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var lines = ["Your receipt"]
  for price in prices {
    runningTotal += price
    lines.append("\(price) makes \(runningTotal)")
  }
  lines.append("Total: \(runningTotal)")
  return (runningTotal, lines)
}
