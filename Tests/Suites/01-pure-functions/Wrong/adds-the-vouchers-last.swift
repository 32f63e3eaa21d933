// Fails: receipt.lines
// Diagnosis: The prices are added before the vouchers, which is more on the way than an Int can hold.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  let total = prices.filter { $0 > 0 }.reduce(0, +) + prices.filter { $0 < 0 }.reduce(0, +)
  var lines = ["Your receipt"]
  var sum = 0
  for price in prices {
    sum += price
    lines.append("\(price) makes \(sum)")
  }
  return (total, lines + ["Total: \(total)"])
}
