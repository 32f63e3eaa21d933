// Fails: receipt.silent
// Diagnosis: the total is printed as well as returned: a side effect.
// Mistake: receipt-prints

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  print("sum:", total)
  return (total, lines)
}
