// Fails: receipt.silent
// Diagnosis: it prints, though only for a large total.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  if total > 1_000 { print("Thank you!") }
  return (total, lines)
}
