// MARK: - Step 4: receipt

/// A constant outside of all functions never changes.
private let heading = "Your receipt"

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  var (total, lines) = (0, [String]())
  func print(_ line: String) { lines.append(line) }
  print(heading)
  let add = { (price: Int) in
    total += price
    print("\(price) makes \(total)")
  }
  prices.forEach(add)
  print("Total: \(total)")
  return (total, lines)
}
