// Lesson 1 · Pure and impure functions: recursion, and a struct of its own for the work in progress.

// MARK: - Step 4: receipt

struct Receipt {
  var total = 0
  var lines = ["Your receipt"]

  func adding(_ prices: ArraySlice<Int>) -> (total: Int, lines: [String]) {
    guard let price = prices.first else { return (total, lines + ["Total: \(total)"]) }
    let sum = total + price
    return Receipt(total: sum, lines: lines + ["\(price) makes \(sum)"])
      .adding(prices.dropFirst())
  }
}

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  return Receipt().adding(prices[...])
}
