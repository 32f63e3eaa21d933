// Fails: receipt.same-answer
// Diagnosis: it reads who the user is: a hidden input.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = [userName == "Grace" ? "Receipt for Grace" : "Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
