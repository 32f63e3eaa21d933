// Lesson 1 · Pure and impure functions: one pass that fills the result.

// MARK: - Step 4: receipt

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  let (total, lines) = prices.reduce(into: (0, ["Your receipt"])) { result, price in
    result.0 += price
    result.1 += ["\(price) makes \(result.0)"]
  }
  return (total: total, lines: lines + ["Total: \(total)"])
}
