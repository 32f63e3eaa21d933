// Fails: receipt.leaves-globals
// Diagnosis: the global `state` is used to add up, and stays changed.
// Mistake: adds-up-in-the-global

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  state = 0
  var lines = ["Your receipt"]
  for price in prices {
    state += price
    lines.append("\(price) makes \(state)")
  }
  lines.append("Total: \(state)")
  return (state, lines)
}
