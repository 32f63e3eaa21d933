// Fails: receipt.silent
// Diagnosis: Each price is printed, as it was while the function was tried out.
// Mistake: receipt-prints-each-price

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    print(price)
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}
