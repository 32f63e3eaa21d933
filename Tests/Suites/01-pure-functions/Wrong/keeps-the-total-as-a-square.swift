// Fails: receipt.leaves-globals
// Diagnosis: it writes into a global dictionary, which others read.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  knownSquares[total] = nil
  return (total, lines)
}
