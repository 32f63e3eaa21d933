// Fails: receipt.lines
// Diagnosis: the lines are missing.
// Mistake: no-lines

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  for price in prices {
    total += price
  }
  return (total, [])
}
