// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return -(~state)
}

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  func sum(of count: Int) -> Int {
    return prices.prefix(count).reduce(0) { $0 &+ $1 }
  }
  let total = sum(of: prices.count)
  let sums = prices.indices.map { "\(prices[$0]) makes \(sum(of: $0 + 1))" }
  return (total, ["Your receipt"] + sums + ["Total: \(total)"])
}
