// Fails: receipt.silent
// Diagnosis: it calls `checkout`, which prints: who calls an impure function is impure.
// Mistake: calls-checkout

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  let total = checkout(prices)
  var sum = 0
  var lines = ["Your receipt"]
  for price in prices {
    sum += price
    lines.append("\(price) makes \(sum)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
